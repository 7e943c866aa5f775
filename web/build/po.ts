// Reads gettext catalogues (.po) as the Python side does: one sentence, or its plural forms, per id.
import { readFileSync } from "node:fs";
import { basename } from "node:path";

export type Catalogue = Record<string, string | string[]>;

const FIELD = /^(msgid|msgid_plural|msgstr(?:\[(\d+)\])?)\s+(".*")$/;

export function readPo(text: string): Catalogue {
  const catalogue: Catalogue = {};
  let id = "";
  let forms: string[] = [];
  let plural = false;
  let write: (piece: string) => void = () => undefined;

  const keep = (): void => {
    if (id !== "" && forms.length > 0) catalogue[id] = plural ? forms : (forms[0] ?? "");
    id = "";
    forms = [];
    plural = false;
  };

  for (const line of text.split("\n")) {
    const field = FIELD.exec(line);
    if (field) {
      const [, name = "", index, quoted = '""'] = field;
      if (name === "msgid") {
        keep();
        write = (piece) => (id += piece);
      } else if (name === "msgid_plural") {
        plural = true;
        write = () => undefined;
      } else {
        const form = Number(index ?? 0);
        forms[form] = "";
        write = (piece) => (forms[form] += piece);
      }
      write(JSON.parse(quoted) as string);
    } else if (line.startsWith('"')) {
      write(JSON.parse(line) as string);
    }
  }
  keep();
  return catalogue;
}

export function readPoFile(file: string): Catalogue {
  return readPo(typeset(readFileSync(file, "utf8"), basename(file, ".po")));
}

/** A catalogue whose French marks stay on the line of the word beside them. */
function typeset(text: string, language: string): string {
  return language === "fr" ? text.replace(/ (?=[;:!?»%])|(?<=«) /g, "\u00a0") : text;
}
