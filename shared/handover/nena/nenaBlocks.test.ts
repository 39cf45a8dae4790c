import fc from "fast-check";
import { XMLParser } from "fast-xml-parser";
import { expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { aCard, anEnding, hostileTexts, householdOf } from "#shared/testing/aCard.ts";
import { about, noResources } from "#shared/testing/anExport.ts";
import { howMany } from "#shared/testing/howMany.ts";
import { nenaBlocks } from "./nenaBlocks.ts";

const schemas: Record<string, string> = import.meta.glob("./schemas/*.xsd", {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = Object.entries(schemas).map(([path, contents]) => ({
  fileName: path.replace("./schemas/", ""),
  contents,
}));

/** One schema of all: each call of the validator starts a process. */
const anyBlock = {
  fileName: "anyBlock.xsd",
  contents: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${files
    .map(({ fileName, contents }) => {
      const namespace = /targetNamespace="([^"]*)"/.exec(contents)?.[1];
      return `<xs:import namespace="${namespace}" schemaLocation="${fileName}"/>`;
    })
    .join("")}</xs:schema>`,
};

async function write(...cards: readonly Entry[]) {
  const made = await nenaBlocks(cards, about, noResources);
  return new Map(made.map(({ name, content }) => [name, String(content)]));
}

async function wrongIn(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const xml = [...documents].map(([name, contents]) => ({ fileName: name.replaceAll("/", "_"), contents }));
  const { errors } = await validateXML({ xml, schema: [anyBlock], preload: files });
  return errors.map(({ rawMessage }) => rawMessage);
}

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, trimValues: false });
const parsed = (documents: ReadonlyMap<string, string>, name: string) => parser.parse(documents.get(name) ?? "", true);

test("a card is five blocks and a location, each as its schema asks", async () => {
  const documents = await write(aCard());
  expect([...documents.keys()]).toEqual(
    ["ProviderInfo", "SubscriberInfo", "Comment", "NENA-CallerInfo", "NENA-LocationInfo", "PIDF-LO"].map(
      (name) => `7K3M-9QXA/${name}.xml`,
    ),
  );
  expect(await wrongIn(documents)).toEqual([]);
});

test("a document in another order is refused", async () => {
  const documents = await write(aCard());
  const name = "7K3M-9QXA/NENA-CallerInfo.xml";
  const swapped = documents.get(name)?.replace(/(<fn>[\s\S]*<\/fn>)([\s\S]*)(<uid>)/, "$2$1$3") ?? "";
  expect(await wrongIn(new Map([[name, swapped]]))).not.toEqual([]);
});

test("the caller is the person of the card, with the owner as the emergency contact", async () => {
  const documents = await write(aCard());
  const { vcard } = parsed(documents, "7K3M-9QXA/NENA-CallerInfo.xml")["EmergencyCallData.NENA-CallerInfo"].CallerData;
  expect(vcard).toMatchObject({
    fn: { text: "Ada Miller" },
    bday: { date: "19500203" },
    gender: { sex: "F" },
    tel: { uri: "tel:+13135550142" },
    geo: { uri: "geo:42.331427,-83.045754" },
    adr: {
      street: "2 North Woodward Avenue, Apt. #4",
      locality: "Detroit",
      region: "MI",
      code: "48226-1234",
    },
  });
  const owner = parsed(documents, "7K3M-9QXA/NENA-LocationInfo.xml")["EmergencyCallData.NENA-LocationInfo"];
  expect(owner.LocationContacts.vcard.fn.text).toBe("Rosa Miller");
  expect(vcard.related).toMatchObject({ uri: owner.LocationContacts.vcard.uid.uri });
});

test("the subscribers are the owner and everybody of the household in the export, each once", async () => {
  const son = aCard({ ID: "2", Number: "0123456Z", First: "Sam" });
  const gone = anEnding("MOVED", { ID: "3", Number: "AAAAAAAA", First: "Gone" });
  const neighbour = aCard({ ID: "4", Number: "BBBBBBBB", First: "Next", HouseHoldID: "household-2" });
  const documents = await write(aCard(), son, { ...son, Department: "Detroit Police" }, gone, neighbour);
  const { SubscriberData } = parsed(documents, "7K3M-9QXA/SubscriberInfo.xml")["EmergencyCallData.SubscriberInfo"];
  const names = SubscriberData.map((one: { vcard: { fn: { text: string } } }) => one.vcard.fn.text);
  expect(names).toEqual(["Rosa Miller", "Ada Miller", "Sam Miller"]);
  expect(await wrongIn(documents)).toEqual([]);
});

test("a person's languages and emergency contacts are properties of their card", async () => {
  const Contacts = [{ Name: "Lucía Alvarez", Relation: "aunt", Phone: "+13135550161" }];
  const documents = await write(aCard({ Languages: ["es", "en"], Contacts }));
  expect(await wrongIn(documents)).toEqual([]);
  const { vcard } = parsed(documents, "7K3M-9QXA/NENA-CallerInfo.xml")["EmergencyCallData.NENA-CallerInfo"].CallerData;
  expect(vcard.lang.map((one: { "language-tag": string }) => one["language-tag"])).toEqual(["es", "en"]);
  expect(vcard.related[1]).toMatchObject({
    parameters: { type: { text: "emergency" } },
    text: "Lucía Alvarez (aunt), (313) 555-0161",
  });
});

test("the comment begins with the headline and says who reported it, or what to do at an ending", async () => {
  const said = (documents: ReadonlyMap<string, string>): string =>
    parsed(documents, "7K3M-9QXA/Comment.xml")["EmergencyCallData.Comment"].Comment["#text"];
  const comment = said(await write(aCard()));
  expect(comment).toMatch(/^Headline: PUMP NONVERB DNR\? \+note\n/);
  expect(comment).toContain("Reported by the family, confirmed 2026-11-20.");
  expect(said(await write(anEnding("PAUSED")))).toContain("The person may still live here: keep it, and ask.");
});

test("a location has the parts of its street, or the whole line where it cannot be taken apart", async () => {
  const addressOf = async (Street: string, own: Partial<Entry> = {}) => {
    const { Position: _, ...card } = aCard({ Street, ...own });
    const documents = await write(card);
    expect(await wrongIn(documents)).toEqual([]);
    const { presence } = parsed(documents, "7K3M-9QXA/PIDF-LO.xml");
    return presence.tuple.status.geopriv["location-info"];
  };
  const { civicAddress, Point } = await addressOf("2 North Woodward Avenue, Apt. #4");
  expect(civicAddress).toMatchObject({
    PRD: "N",
    RD: "WOODWARD",
    STS: "AVE",
    HNO: "2",
    UNIT: "UNIT 4",
    LOC: "As the family typed it: 2 North Woodward Avenue, Apt. #4. Side door",
  });
  expect(Point).toBeUndefined();
  expect((await addressOf("2 Main St", { Unit: "B 4", Floor: "2nd" })).civicAddress).toMatchObject({
    HNO: "2",
    UNIT: "B 4",
    FLR: "2nd",
  });
  expect((await addressOf("139 Canal Street, 3rd Floor, #308")).civicAddress).toMatchObject({
    HNO: "139",
    RD: "CANAL",
    UNIT: "UNIT 308",
    FLR: "3",
  });
  expect((await addressOf("PO Box 12")).civicAddress).toMatchObject({
    RD: "PO Box 12",
    LOC: "Street as the family typed it. Side door",
  });
});

test("a location is old a year after the family confirmed it, and is not to be passed on", async () => {
  const location = (await write(aCard())).get("7K3M-9QXA/PIDF-LO.xml");
  expect(location).toMatch(/<retention-expiry [^>]*>2027-11-20T05:00:00.000Z</);
  expect(location).toMatch(/<retransmission-allowed [^>]*>false</);
});

test("the address of who may still live there is never over, that of who left is over at once", async () => {
  const lastDayOf = async (card: Entry) =>
    /<retention-expiry [^>]*>(.{10})/.exec((await write(card)).get("7K3M-9QXA/PIDF-LO.xml") ?? "")?.[1];
  const Confirmed = "2025-10-01";
  expect(await lastDayOf(aCard({ Confirmed }))).toBe("2027-11-22");
  expect(await lastDayOf(anEnding("UNPAID", { Confirmed }))).toBe("2027-11-22");
  expect(await lastDayOf(anEnding("MOVED"))).toBe("2026-11-03");
});

test("of a person who left nothing says to a machine that somebody lives there", async () => {
  const names = [...(await write(anEnding("MOVED"))).keys()].map((name) => name.split("/")[1]);
  expect(names).toEqual(["ProviderInfo.xml", "Comment.xml", "PIDF-LO.xml"]);
});

test("the street of a person's own card has the unit and the floor", async () => {
  const documents = await write(aCard({ Street: "12 Main St", Unit: "4", Floor: "3" }));
  const { CallerData } = parsed(documents, "7K3M-9QXA/NENA-CallerInfo.xml")["EmergencyCallData.NENA-CallerInfo"];
  expect(CallerData.vcard.adr.street).toBe("12 Main St, Unit 4, Floor 3");
});

test("no text of a family breaks a document, and each is read back as it was", async () => {
  const cards = hostileTexts.map((text, index) =>
    aCard({
      ID: `${index}`,
      Number: `${index}`.padStart(8, "0"),
      First: text,
      Street: text,
      additional: text,
      ...householdOf(text),
    }),
  );
  expect(await wrongIn(await write(...cards))).toEqual([]);
  const given = (text: string) => write(aCard({ First: text }));
  for (const text of ["</x><script>alert(1)</script>", "]]>", "&amp; &#0; <!-- -->", "נועה בן-דוד", "👩‍👩‍👧"]) {
    const documents = await given(text);
    const { vcard } = parsed(documents, "7K3M-9QXA/NENA-CallerInfo.xml")["EmergencyCallData.NENA-CallerInfo"]
      .CallerData;
    expect(vcard.n.given).toBe(text);
  }
});

test("any text gives documents as their schemas ask", async () => {
  const cards = howMany(3, 20);
  const texts = fc.array(fc.string({ unit: "binary", maxLength: 150 }), { minLength: cards, maxLength: cards });
  const cardOf = (text: string, index: number) =>
    aCard({ ID: `${index}`, Number: `${index}`.padStart(8, "0"), First: text, Street: text, City: text });
  await fc.assert(
    fc.asyncProperty(texts, async (said) => {
      expect(await wrongIn(await write(...said.map(cardOf)))).toEqual([]);
    }),
    { numRuns: howMany(1, 20) },
  );
});
