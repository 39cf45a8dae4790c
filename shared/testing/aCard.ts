import { type ShownHousehold, shownHouseholdNames } from "#shared/model/householdShapes.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";

/** It has no sealed text. */
export const aCard = (own: Partial<Entry> = {}): Entry => ({
  ID: "account-1/member-1.household-1/3",
  Kind: "NEW",
  Number: "7K3M9QXA",
  First: "Ada",
  Last: "Miller",
  Sex: "F",
  Dob: "1950-02-03",
  Feet: 5,
  Inches: 4,
  Weight: "130",
  Phone: "+13135550142",
  Mail: "ada@example.com",
  additional: "Cold bath first",
  img: "https://photos.example/1",
  Medical: { DNR: true, NonVerbal: true, MedicalPumps: true, Other: true },
  CreateDate: "2026-11-01T10:00:00Z",
  Opened: "2026-11-21T10:00:00Z",
  Confirmed: "2026-11-20",
  Street: "2 North Woodward Avenue, Apt. #4",
  City: "Detroit",
  State: "MI",
  Zip: "48226-1234",
  Description: "Side door",
  HouseHoldID: "household-1",
  PhotoDay: "2026-10-01",
  Position: { Lat: 42.331_427, Lng: -83.045_754, Exactness: "ADDRESS" },
  Contact: { Name: "Rosa Miller", Phone: "+13135550199", Mail: "rosa@example.com" },
  ...own,
});

export const householdOf = (text: string): ShownHousehold =>
  Object.fromEntries(shownHouseholdNames.map((name) => [name, text]));

export const anEnding = (Ending: Entry["Ending"], own: Partial<Entry> = {}): Entry =>
  aCard({ Kind: "UPDATED", Removed: true, EndedOn: "2026-11-03", ...(Ending && { Ending }), ...own });

/** Texts that break files, and people's names that must not be broken. */
export const hostileTexts = [
  ...['=HYPERLINK("http://x","y")', "+1", "-1+1|cmd", "@SUM(A1)", "＝1+1", '"quoted", and, commas'],
  ...["</x><script>alert(1)</script>", "]]>", "&amp; &#0; <!-- -->", "line one\nline two\r\nline three"],
  ...["נועה בן-דוד", "محمد علي", "مى‌روم", "李小龙", "👩‍👩‍👧 Family", "Łukasz Żółć-Núñez O’Brien"],
  ...["\u0000\u0007\u001b[31m", "\u202eevil\u202c", "\ud800lone", "\ufffe\uffff", "a".repeat(150)],
  ...["word ".repeat(30).trim(), "{{7*7}}", "%s%n", "<%= x %>", "' OR 1=1 --", "\\", "/../../etc/passwd", "   "],
];
