import { formatPhone } from "#shared/format/formatPhone.ts";
import { cardDetails } from "#shared/handover/card/cardDetails.ts";
import { exactnessWords } from "#shared/handover/card/exactPoint.ts";
import { emergencyContacts } from "#shared/handover/emergency/emergencyContacts.ts";
import { sixtyHeading } from "#shared/handover/sixty/firstSixtySeconds.ts";
import { inTheirWords } from "#shared/handover/sixty/inTheirWords.ts";
import { sixtyOf } from "#shared/handover/sixty/sixtyOf.ts";
import { type Entry, type MedicalRecord, personOf } from "#shared/model/jacket/entry.ts";
import { householdLines, sealedHouseholdLines } from "#shared/model/jacket/householdLines.ts";
import { dnrPaperwork } from "#shared/model/medical.ts";
import type { ExportedHome } from "#shared/model/registry/exportedHome.ts";
import { registryNeedWords } from "#shared/model/registry/registryNeeds.ts";
import { localMinute } from "#web/ui/display/localMinute.ts";
import { exactPoint, factWords, streetWords } from "../home/homeWords.ts";
import type { OfflineHome, OfflineLine, OfflinePerson, OfflinePhone } from "./OfflineCopy.ts";

type Resident = ExportedHome["People"][number];

function phonesOf(entry: Entry): OfflinePhone[] {
  const { Contact = { Name: "", Phone: "" } } = entry;
  const own = { Name: `${entry.First} ${entry.Last}`, Phone: entry.Phone ?? "" };
  const others = emergencyContacts(personOf(entry), Contact);
  const all = [own, ...others.filter(({ Phone }) => Phone !== own.Phone)];
  return all.flatMap(({ Phone, ...contact }) => {
    if (!Phone) return [];
    const relation = "Relation" in contact && contact.Relation ? `, ${contact.Relation}` : "";
    return { name: `${contact.Name}${relation}`, words: formatPhone(Phone), dial: Phone.replace(/[^\d+]/g, "") };
  });
}

function sealedLines({ Entry, Record }: Resident): OfflineLine[] {
  const { OtherText = "" } = Record?.Medical ?? {};
  return [
    ...(Entry.Medical.DNR ? [["DNR", dnrPaperwork] as const] : []),
    ...(OtherText ? [["Other", OtherText] as const] : []),
  ];
}

function isElsewhere(label: string, entry: Entry): boolean {
  const apart = [sixtyHeading, "Address", "Position", "Contact", "Changed"];
  return [...apart, ...householdLines(entry).map(([name]) => name)].includes(label);
}

const personWords = (person: Resident, day: string): OfflinePerson => ({
  name: `${person.Entry.First} ${person.Entry.Last}`,
  steps: sixtyOf(person.Entry).map(({ words }) => words),
  quotes: inTheirWords(person.Entry),
  phones: phonesOf(person.Entry),
  lines: [
    ...sealedLines(person),
    ...cardDetails(person.Entry, day).filter(([label]) => !isElsewhere(label, person.Entry)),
  ],
});

/** The same in each resident's record. */
const wayInOf = (person: { readonly Entry: Entry; readonly Record?: MedicalRecord | undefined } | undefined) =>
  person ? [...householdLines(person.Entry), ...sealedHouseholdLines(person.Record ?? {})] : [];

const hour = 3_600_000;

/** A copy is read later: it says when a battery is empty. */
function whyWords({ Why, Hours = 0, HoursSaid }: ExportedHome["Home"], outageSince: string | undefined): string {
  if (outageSince === undefined || Hours === 0 || HoursSaid === false) return Why;
  return `${Why}, until about ${localMinute(new Date(Date.parse(outageSince) + Hours * hour).toISOString())}`;
}

/**
 * In words, as a crew needs it.
 * @param day of the copy, YYYY-MM-DD
 * @param outageSince when the power went out, in ISO 8601
 */
export function offlineHome({ Home, People }: ExportedHome, day: string, outageSince?: string): OfflineHome {
  const point = exactPoint(Home);
  return {
    street: streetWords(Home),
    place: `${Home.City}, ${Home.State} ${Home.Zip}`,
    why: whyWords(Home, outageSince),
    facts: factWords(Home, day),
    needs: Home.Needs.map((need) => registryNeedWords[need]),
    ...(point ? { point: { lat: point.Lat, lng: point.Lng } } : {}),
    pointWords: exactnessWords({ Position: Home.Geo } as Entry),
    needsPower: Home.Hours !== undefined || Home.Needs.includes("POWER"),
    wayIn: wayInOf(People[0]),
    people: People.map((person) => personWords(person, day)),
  };
}
