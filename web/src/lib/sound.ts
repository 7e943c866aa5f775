// Two short notes when it is the reader's turn, for those who want them.
import { settings } from "./settings.svelte.ts";

const NOTES = [659, 880];
const SECONDS = 0.14;
const LOUDNESS = 0.12;
let output: AudioContext | null = null;

/** `alone`: all others at the table are bots. */
export function chime(alone = false): void {
  const wish = settings.get("sound");
  if (wish === "off" || (wish === "people" && alone)) return;
  output ??= new AudioContext();
  const start = output.currentTime;
  NOTES.forEach((frequency, index) => {
    const at = start + index * SECONDS;
    const note = new OscillatorNode(output!, { frequency, type: "triangle" });
    const volume = new GainNode(output!, { gain: LOUDNESS });
    volume.gain.setValueAtTime(LOUDNESS, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + SECONDS);
    note.connect(volume).connect(output!.destination);
    note.start(at);
    note.stop(at + SECONDS);
  });
}
