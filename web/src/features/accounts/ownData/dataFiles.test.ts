import regular from "@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf?inline";
import bold from "@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf?inline";
import { extractImages, extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import type { Bytes, ExportResources } from "#shared/handover/ExportFormat.ts";
import { type OwnData, ownData } from "#shared/model/ownData.ts";
import { hostileTexts } from "#shared/testing/aCard.ts";
import { aJpeg } from "#shared/testing/aJpeg.ts";
import { noResources } from "#shared/testing/anExport.ts";
import { joinData } from "./collectData.ts";
import { dataJson, photoFileOf, photoFiles } from "./dataFiles.ts";
import { dataPdf } from "./dataPdf.ts";

const bytesOf = async (url: string): Promise<Bytes> => new Uint8Array(await (await fetch(url)).arrayBuffer());
const fonts = { regular: await bytesOf(regular), bold: await bytesOf(bold) };
const at = new Date("2026-11-22T15:00:00Z");

const photo = "https://photos.example/photos/account1/photo-1?X-Amz-Signature=one";
const earlier = "https://photos.example/photos/account1/photo-0?X-Amz-Signature=two";
const address = { Street: "2 Woodward Ave", City: "Detroit", State: "MI", Zip: "48226" } as const;
const body = { Sex: "F", Dob: "1950-02-03", Feet: 5, Inches: 4, Weight: "130" } as const;

const someData = (person: Partial<OwnData["Members"][number]> = {}): OwnData => ({
  Account: {
    ID: "account1",
    Email: "ann@example.com",
    First: "Ann",
    Last: "Miller",
    Cell: "+13135550199",
    CreateDate: "2026-01-05T15:00:00Z",
    LastUsed: "2026-11-21",
    ...address,
  },
  HouseHolds: [
    {
      ID: "home1",
      Name: "Our house",
      ...address,
      Location: "2 Woodward Ave, Detroit, MI 48226",
      Description: "Side door",
      CreateDate: "2026-01-05T15:00:00Z",
      isPrime: true,
      Version: 1,
      Coverage: { Covered: true, By: ["Detroit Fire"] },
      Members: [{ ID: "ada1", First: "Ada", Last: "Miller", LinkingID: "ada1.home1" }],
    },
  ],
  Members: [
    {
      ID: "ada1",
      Parent_ID: "account1",
      First: "Ada",
      Last: "Miller",
      ...body,
      img: photo,
      Mail: "ada@example.com",
      Phone: "+13135550142",
      Additional: "Cold bath first",
      Medical: { DNR: true, Other: true, OtherText: "Door code 4711" },
      PhotoDate: "2026-02-01",
      payed: "COMPLETE",
      CreateDate: "2026-01-06T15:00:00Z",
      Version: 2,
      Authorization: { Choice: "GUARDIAN", Waiver: "2026-11-21", At: "2026-01-06T15:00:00Z" },
      Consents: [
        { Act: "GIVEN", At: "2026-01-06T15:00:00Z" },
        { Act: "WITHDRAWN", At: "2026-02-06T15:00:00Z" },
      ],
      HouseHolds: [],
      ...person,
    },
  ],
  Departments: [
    {
      MemberID: "ada1",
      HouseHoldID: "home1",
      Number: "7K3M9QXA",
      Department: "Detroit Fire",
      Receipts: ["2026-03-01T15:00:00Z"],
      Records: [
        {
          Received: "2026-03-01T15:00:00Z",
          First: "Ada",
          Last: "Smith",
          ...body,
          img: earlier,
          ...address,
          Medical: { DNR: true },
          Description: "Back door",
          Pets: "Two cats",
        },
      ],
    },
  ],
  EmergencyCards: [{ MemberID: "m1", Shows: ["PHOTO"], Made: "2026-11-20T15:00:00.000Z" }],
  Openings: [{ Day: "2026-10-02", Department: "Detroit Fire", Reason: "WELFARE", First: "Ada", Last: "Miller" }],
  Orders: [
    { MemberID: "ada1", PlanID: "new-monthly", Dollars: 4, State: "PAID", Ordered: "2026-01-06T15:00:00Z" },
    { MemberID: "gone", PlanID: "recurring-yearly", Dollars: 12, State: "PAID", Ordered: "2026-01-07T15:00:00Z" },
  ],
  SignIns: [{ Device: "Firefox on Windows", SignedIn: "2026-11-20T15:00:00Z", LastUsed: "2026-11-21T15:00:00Z" }],
  Photos: [photo, earlier],
});

const resources: ExportResources = { ...noResources, fonts: async () => fonts };

async function read(data: OwnData, own: Partial<ExportResources> = {}) {
  const { content } = await dataPdf(data, at, { ...resources, ...own });
  const document = await getDocumentProxy(new Uint8Array(content as Bytes));
  const { text } = await extractText(document);
  return { document, pages: text.map((page) => page.replace(/\s+/g, " ")) };
}

test("the document has all of a family in words: account, people with sealed texts, homes, departments, who looked", async () => {
  const { document, pages } = await read(someData(), { photos: new Map([[photo, await aJpeg()]]) });
  const words = [
    ["Your account", "ann@example.com", "(313) 555-0199", "Firefox on Windows"],
    [
      "Ada Miller",
      "Cold bath first",
      "(313) 555-0142",
      "DNR; Other",
      "Door code 4711",
      "Consent given on Jan 06 2026",
      "Consent withdrawn on Feb 06 2026",
      "Complete",
    ],
    ["Other payments", "Yearly, ordered on Jan 07 2026, first payment $12.00"],
    ["Your house holds", "Our house", "Side door", "2 Woodward Ave, Detroit, MI 48226", "Detroit Fire"],
    ["What departments received", "Detroit Fire: Ada Miller", "7K3M-9QXA", "Mar 01 2026", "Ada Smith", "Back door"],
    ["Who looked at your records", "Oct 02 2026", "Detroit Fire. Opened for a welfare check: Ada Miller"],
  ];
  expect(pages).toHaveLength(words.length);
  for (const [index, page] of words.entries()) for (const word of page) expect(pages[index]).toContain(word);
  for (const page of pages) expect(page).toContain("made on Nov 22 2026");
  expect(pages.join(" ")).not.toMatch(/undefined|\[object|account1|home1|new-monthly/);
  expect(await extractImages(document, 2)).toHaveLength(1);
});

test("what a release adds to a house hold is in the document without being named there", async () => {
  const data = someData();
  const [home] = data.HouseHolds;
  const { pages } = await read({
    ...data,
    HouseHolds: [{ ...home, WaterMain: "Left of the door" } as never],
  });
  expect(pages[3]).toContain("Water Main");
  expect(pages[3]).toContain("Left of the door");
});

test("no text of a family stops its document", async () => {
  for (const text of hostileTexts) {
    const { pages } = await read(someData({ First: text, Additional: text }));
    expect(pages.length).toBeGreaterThan(4);
  }
});

test("the file for programs is the documented shape, and names each photo by the file beside it", () => {
  const all = JSON.parse(dataJson(someData(), at).content as string);
  expect(ownData.safeParse(all).success).toBe(true);
  expect(all).toMatchObject({
    Made: "2026-11-22T15:00:00.000Z",
    Members: [{ img: "photos/photo-1.jpg", Medical: { OtherText: "Door code 4711" } }],
    Departments: [{ Records: [{ img: "photos/photo-0.jpg" }] }],
    Photos: ["photos/photo-1.jpg", "photos/photo-0.jpg"],
  });
  expect(JSON.stringify(all)).not.toContain("Signature");
  const files = photoFiles(new Map([[photo, new Uint8Array([1])]]));
  expect(files.map(({ name }) => name)).toEqual([photoFileOf(photo)]);
});

test("the answers of one download are one, and the account is that of the first", () => {
  const { Account, ...rest } = someData();
  const joined = joinData([someData(), { ...rest, HouseHolds: [], Members: rest.Members }]);
  expect(joined?.Account).toEqual(Account);
  expect([joined?.HouseHolds.length, joined?.Members.length, joined?.Photos.length]).toEqual([1, 2, 4]);
  expect(joinData([])).toBeUndefined();
});
