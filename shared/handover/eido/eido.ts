import type { Entry } from "#shared/model/jacket/entry.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { cardDetails } from "../card/cardDetails.ts";
import { cardName, photoName } from "../card/fileName.ts";
import { jacketKey } from "../card/jacketKey.ts";
import { uuidUrn } from "../card/uuidUrn.ts";
import { pidfLo } from "../civic/pidfLo.ts";
import type { ExportDetails, ExportFile, ExportResources, MakeExport } from "../ExportFormat.ts";
import { additionalBlocks } from "../nena/additionalBlocks.ts";
import { purposeOf } from "../nena/blockNames.ts";
import { escapeMarkup } from "../xml/escapeMarkup.ts";
import { eidoPerson } from "./eidoPerson.ts";

/** A note is HTML. */
const noteOf = (card: Entry, day: string): string =>
  cardDetails(card, day)
    .map(([label, words]) => `<p>${escapeMarkup(`${label}: ${words}`)}</p>`)
    .join("");

/** "detroit-fire.beforehand.example". */
const agencyId = (department: string, host: string): string =>
  [
    department
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, ""),
    host,
  ]
    .filter(Boolean)
    .join(".");

/** A person at a place, without an incident. */
export async function eidoOf(card: Entry, cards: readonly Entry[], about: ExportDetails, photo?: string) {
  const { host } = new URL(about.origin);
  const key = jacketKey(card);
  const component = async (kind: string) => ({
    $id: await uuidUrn(about.origin, "EIDO", kind, key),
    lastUpdateTimeStamp: about.at.toISOString(),
    updatedByAgencyReference: { $ref: host },
  });
  const [object, person, location, notes, media, agency] = await Promise.all([
    ...([component("object"), component("person"), component("location")] as const),
    ...([component("notes"), component("media"), component("agency")] as const),
  ]);
  const blocks = await additionalBlocks(card, cards, about);
  const blockComponents = await Promise.all(
    blocks.map(async ({ name, xml }) => ({
      ...(await component(name)),
      additionalDataByValue: xml,
      urlPurpose: purposeOf(name),
    })),
  );
  const references = { locationReference: [{ $ref: location.$id }], notesReference: [{ $ref: notes.$id }] };
  return {
    ...object,
    eidoVersion: "1.0",
    issuingElementIdentification: host,
    agencyComponent: [
      {
        ...agency,
        $id: agencyId(about.department, host),
        // The registry has no role for the keeper of a register; the department is given the data.
        agencyRoleDescriptionRegistryText: ["TransferredTo"],
        agencyType: ["other"],
      },
    ],
    personComponent: [
      {
        ...person,
        personIncidentRoleRegistryText: ["InvolvedPerson"],
        ...references,
        additionalDataReference: blockComponents.map(({ $id }) => ({ $ref: $id })),
        ...(photo && { mediaReferences: [{ $ref: media.$id }] }),
        ncPersonComponent: eidoPerson(card, easternDayOf(about.at)),
      },
    ],
    // The registry of location types has no home.
    locationComponent: [
      { ...location, locationTypeDescriptionRegistryText: "Other", locationByValue: pidfLo(card, about) },
    ],
    notesComponent: [{ ...notes, notesActionComments: noteOf(card, easternDayOf(about.at)) }],
    additionalDataComponent: blockComponents,
    ...(photo && { mediaComponent: [{ ...media, uri: photo, contentType: "image/jpeg", label: "Photo" }] }),
  };
}

async function fileOf(
  card: Entry,
  index: number,
  cards: readonly Entry[],
  about: ExportDetails,
  { photos }: ExportResources,
): Promise<ExportFile> {
  // Under its name in the zip.
  const photo = photos.has(card.ID) ? encodeURIComponent(photoName(card, index)) : undefined;
  return {
    name: `${cardName(card, index)}.eido.json`,
    type: "application/json",
    content: JSON.stringify(await eidoOf(card, cards, about, photo), null, 1),
  };
}

/** An emergency incident data object (NENA-STA-021) for each card. */
export const eido: MakeExport = (cards, about, resources) =>
  Promise.all(cards.map((card, index) => fileOf(card, index, cards, about, resources)));
