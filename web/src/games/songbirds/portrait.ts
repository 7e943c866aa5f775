// The four songbirds, which differ in shape as well as colour, and the four special cards.

const eye = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="2.4" fill="#14150f"/><circle cx="${x + 0.8}" cy="${y - 0.8}" r="0.8" fill="#fff"/>`;
const branch = `<path d="M12 84q46-6 96 0" stroke="#5d4530" stroke-width="4" fill="none" stroke-linecap="round"/>`;
const legs = `<path d="M56 72v11M64 72v11" stroke="#4a3a2a" stroke-width="2.2"/>`;

/** Crested, with a thick bill and a long straight tail. */
const RED = `${branch}${legs}<path d="M42 62L14 88l9 5 30-22z" fill="#7d201b"/>
  <path d="M36 60c0-16 14-26 28-26 14 0 22 9 22 20 0 13-12 21-26 21-13 0-24-4-24-15z" fill="#bb3a30"/>
  <path d="M64 36L70 8l16 22c5 6 4 16-2 20-8 4-18-2-20-14z" fill="#c8463a"/><path d="M86 36l14 5-13 8c-4-3-4-9-1-13z" fill="#e0913c"/>
  <path d="M84 34c4 2 5 12 0 15-3-4-4-10 0-15z" fill="#3a1512"/><path d="M38 58c8-10 24-10 30-2-6 11-20 14-30 2z" fill="#7d201b"/>${eye(80, 34)}`;

/** Slender, round-headed, forked tail and pointed wings. */
const BLUE = `${branch}${legs}<path d="M40 58L8 70l14 2-10 10 34-12z" fill="#173f70"/>
  <path d="M34 58c4-14 18-20 32-18 12 2 18 10 16 20-2 10-14 14-26 13-12-1-24-4-22-15z" fill="#3670b3"/>
  <path d="M58 73c12 2 24-2 25-14 0-4-3-8-7-10-6 8-12 16-18 24z" fill="#e8a15c"/>
  <circle cx="80" cy="38" r="13" fill="#3670b3"/><path d="M92 36l12 2.500-12 3.500z" fill="#23211d"/>
  <path d="M28 64c10-16 28-20 40-12-8 13-24 18-40 12z" fill="#173f70"/>${eye(84, 36)}`;

/** A small round ball with a short cocked tail and a fine bill. */
const GREEN = `${branch}${legs}<path d="M36 56L22 30l9-3 16 22z" fill="#1e4527"/>
  <circle cx="60" cy="55" r="24" fill="#4f8a55"/><path d="M50 77c16 6 32-4 34-20-8-2-26 6-34 20z" fill="#e6dfa6"/>
  <circle cx="76" cy="38" r="14" fill="#4f8a55"/><path d="M66 29c6-6 16-6 21-1-6 2-14 3-21 1z" fill="#f1d44c"/>
  <path d="M89 38l15-2-14 6z" fill="#3a2f22"/><path d="M40 52c8-6 20-4 24 4-6 9-18 10-24-4z" fill="#1e4527"/>${eye(81, 36)}`;

/** Wings raised, long-winged, with a fanned tail. */
const WHITE = `${branch}${legs}<path d="M40 62L10 62l8 8-10 8 34-4z" fill="#cfc4a8"/>
  <path d="M34 62c2-12 16-18 30-18 14 0 22 7 21 16-1 11-15 16-28 15-13-1-24-4-23-13z" fill="#fbf7ea" stroke="#8a7f66" stroke-width="1.6"/>
  <path d="M44 54C36 34 40 16 52 6c2 14 14 22 18 46-8 6-18 7-26 2z" fill="#e6dcc2" stroke="#8a7f66" stroke-width="1.6"/>
  <circle cx="82" cy="44" r="12" fill="#fbf7ea" stroke="#8a7f66" stroke-width="1.6"/><path d="M93 43l12 3-12 4z" fill="#c98f3e"/>${eye(86, 42)}`;

const perch = `<path d="M10 86q50-8 100 0" stroke="#4a3628" stroke-width="5" fill="none" stroke-linecap="round"/>`;

const CROW = `${perch}<path d="M38 60L6 82l12 4 32-12z" fill="#14161a"/>
  <path d="M32 62c0-16 16-26 34-26 14 0 22 9 20 20-3 13-16 20-30 19-14 0-24-2-24-13z" fill="#23262c"/>
  <circle cx="82" cy="36" r="14" fill="#23262c"/><path d="M92 30c10-2 18 4 20 10-8 1-14 3-21 4z" fill="#0e0f12"/>
  <path d="M32 64c10-18 30-22 44-12-10 16-28 20-44 12z" fill="#3b4150"/><circle cx="87" cy="33" r="2.600" fill="#d9c46a"/>`;

const HAWK = `${perch}<path d="M48 66L34 92h20l6-20z" fill="#6b4a2c"/>
  <path d="M40 58c0-20 12-32 26-32s24 12 22 28c-2 14-12 22-24 22s-24-6-24-18z" fill="#8a6238"/>
  <path d="M56 44c10 4 22 4 30 0 4 16-6 30-20 30-10-6-14-18-10-30z" fill="#efe2c4"/>
  <path d="M60 52h22M60 60h22M62 68h16" stroke="#8a6238" stroke-width="3" stroke-dasharray="4 5"/>
  <circle cx="74" cy="26" r="15" fill="#7a5530"/><path d="M86 22c8 0 12 6 9 13-2-4-6-5-10-5z" fill="#2b241b"/><path d="M86 22l6 1-1 4-6 1z" fill="#dba83a"/>${eye(79, 23)}`;

const HUMMINGBIRD = `<path d="M62 52C40 40 20 14 30 8c16 2 34 22 40 38z" fill="#9fc9b4"/><path d="M58 54C34 52 10 40 12 32c14-6 36 4 50 16z" fill="#c4e0d2"/>
  <path d="M50 70L30 92l8 0 20-16z" fill="#23553f"/><path d="M46 70c4-16 16-26 28-24 8 8 4 22-8 30-8 5-18 4-20-6z" fill="#2f8a60"/>
  <path d="M72 58c-8-4-8-16 0-20 10 2 14 12 6 20z" fill="#c03a5e"/><circle cx="80" cy="38" r="11" fill="#2f8a60"/><path d="M89 36l28-6-27 10z" fill="#26231d"/>${eye(83, 36)}`;

const MOCKINGBIRD = `${perch}${legs}<path d="M40 60L6 56l2 8 36 8z" fill="#4b4f54"/>
  <path d="M34 60c2-13 16-20 30-20 13 0 21 7 20 17-1 11-14 17-27 16-12-1-24-3-23-13z" fill="#9a9d9c"/>
  <path d="M56 73c14 2 28-4 28-16-10-2-22 4-28 16z" fill="#ece9df"/><circle cx="80" cy="38" r="12" fill="#9a9d9c"/>
  <path d="M91 34l13-3-10 7 9 6-13-2z" fill="#2b2a26"/><path d="M34 60c8-12 24-14 34-6-8 11-22 13-34 6z" fill="#4b4f54"/><path d="M40 60l20-4" stroke="#fff" stroke-width="3"/>${eye(83, 35)}`;

const DRAWN: Record<string, string> = {
  R: RED,
  B: BLUE,
  G: GREEN,
  W: WHITE,
  crow: CROW,
  hawk: HAWK,
  hummingbird: HUMMINGBIRD,
  mockingbird: MOCKINGBIRD,
};

/** A bird by its letter and volume, or a special card by its name. */
export function drawSongbird(id: string): string {
  return DRAWN[id] ?? DRAWN[id.slice(0, 1)] ?? "";
}
