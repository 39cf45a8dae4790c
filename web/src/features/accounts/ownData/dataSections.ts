import { formatPhone } from "#shared/format/formatPhone.ts";
import { notProvided } from "#shared/format/notProvided.ts";
import { dollarsOf } from "#shared/format/planText.ts";
import { splitWords } from "#shared/format/words.ts";
import { formatAddress } from "#shared/model/address.ts";
import { onCard } from "#shared/model/fact.ts";
import type { Household } from "#shared/model/household.ts";
import { householdFacts } from "#shared/model/householdFacts.ts";
import { householdLines } from "#shared/model/jacket/householdLines.ts";
import { conditions, type MedicalChecklist } from "#shared/model/medical.ts";
import type { Member } from "#shared/model/member.ts";
import type { OwnData } from "#shared/model/ownData.ts";
import { factList } from "#shared/model/personShapes.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { formatJacketNumber } from "#shared/rules/jacketNumber.ts";
import { consentSentence } from "#web/entities/member/consentSentence.ts";
import { openingSentence } from "#web/entities/opening/openingSentence.ts";

type Line = readonly [label: string, words: string];

export interface Section {
  readonly title: string;
  /** A signed address. */
  readonly photo?: string;
  readonly blocks: readonly { readonly heading?: string; readonly lines: readonly Line[] }[];
}

type Values = Readonly<Record<string, unknown>>;

const given = ([, words]: Line): boolean => words !== "" && words !== notProvided;

/** Photo and checklist are shown on their own. */
const inLines = factList.filter(([name]) => name !== "Photo" && name !== "Medical");

const sealedText = (person: Values): Line[] =>
  factList.flatMap(([, { sealed }]) => {
    const text = sealed?.text(person as never);
    return sealed && text ? [[sealed.label, text] as const] : [];
  });

const factLines = (person: Values & { readonly Medical: MedicalChecklist }): Line[] =>
  [
    ...inLines.map(([, fact]) => [fact.label, onCard(fact, person)] as const),
    ["Medical conditions", conditions(person.Medical).map(splitWords).join("; ")] as const,
    ...sealedText(person),
  ].filter(given);

const nameOf = ({ First, Last }: Pick<Member, "First" | "Last">): string => `${First} ${Last}`;

function accountSection({ Account, SignIns }: OwnData): Section[] {
  if (!Account) return [];
  const { Email, Cell, CreateDate, LastUsed } = Account;
  const lines: Line[] = [
    ["Name", nameOf(Account)],
    ["Email", Email],
    ["Phone", Cell === "none" ? "" : formatPhone(Cell)],
    ["Address", formatAddress(Account)],
    ["Registered", formatDay(CreateDate)],
    ["Last used", LastUsed ? formatDay(LastUsed) : ""],
  ];
  const devices = SignIns.map(({ Device, SignedIn }): Line => [formatDay(SignedIn), Device]);
  return [
    {
      title: "Your account",
      blocks: [{ lines: lines.filter(given) }, { heading: "Signed-in devices", lines: devices }],
    },
  ];
}

const paymentWords = { PENDING: "Not paid yet", PROCESSING: "Under way", COMPLETE: "Complete" };

const orderLine = ({ Dollars, PlanID, Ordered }: OwnData["Orders"][number]): Line => [
  "Plan",
  `${PlanID.endsWith("yearly") ? "Yearly" : "Monthly"}, ordered on ${formatDay(Ordered)}, first payment ${dollarsOf(Dollars)}`,
];

function paymentLines({ Orders }: OwnData, { ID, payed, Sponsor }: Member): Line[] {
  const paid = Orders.filter(({ MemberID }) => MemberID === ID).map(orderLine);
  return [["Payment", paymentWords[payed]], ...paid, ...(Sponsor ? [["Paid by", Sponsor] as const] : [])];
}

const cardLinesOf = ({ EmergencyCards }: OwnData, { ID }: Member): Line[] =>
  EmergencyCards.filter(({ MemberID }) => MemberID === ID).map(({ Made }) => [
    "Card for fridge and wallet",
    `Made on ${formatDay(Made)}`,
  ]);

function memberSection(data: OwnData, member: Member): Section {
  const { Consents = [], HouseHolds, CreateDate, PhotoDate, img } = member;
  const homes = HouseHolds.map(({ Name, City, State }): Line => ["Lives at", `${Name}, ${City}, ${State}`]);
  const lines: Line[] = [
    ...factLines(member),
    ...homes,
    ["Photo from", img ? formatDay(PhotoDate) : ""],
    ["Registered", formatDay(CreateDate)],
    ...Consents.map((event): Line => ["Consent", consentSentence(event, member.First)]),
    ...cardLinesOf(data, member),
    ...paymentLines(data, member),
  ];
  return { title: nameOf(member), photo: img, blocks: [{ lines: lines.filter(given) }] };
}

/** Of people who left, or not used yet. */
function otherPayments({ Orders, Members }: OwnData): Section {
  const ids = new Set(Members.map(({ ID }) => ID));
  return {
    title: "Other payments",
    blocks: [{ lines: Orders.filter(({ MemberID = "" }) => !ids.has(MemberID)).map(orderLine) }],
  };
}

const homeLabels: Readonly<Record<string, string>> = {
  Location: "Address",
  ...Object.fromEntries(Object.entries(householdFacts).map(([name, { label }]) => [name, label])),
};
/** Shown elsewhere, or useless to a reader. */
const untold = ["ID", "Name", "Street", "City", "State", "Zip", "CreateDate", "Version"];

const homeLines = (home: Household): Line[] =>
  Object.entries(home).flatMap(([name, value]) =>
    untold.includes(name) || typeof value !== "string" ? [] : [[homeLabels[name] ?? splitWords(name), value]],
  );

const homeBlock = (home: Household) => ({
  heading: home.Name,
  lines: [
    ...homeLines(home),
    ["People", home.Members.map(nameOf).join(", ")] as const,
    ["Departments", home.Coverage.By.join(", ")] as const,
    ["Registered", formatDay(home.CreateDate)] as const,
  ].filter(given),
});

function heldBlocks({ Departments, Members }: OwnData): Section["blocks"] {
  const known = new Map(Members.map((member) => [member.ID, nameOf(member)]));
  return Departments.map(({ Department, MemberID, Number: number, Receipts, Records, WaitingSince }) => {
    const [newest] = Records;
    const name = known.get(MemberID) ?? (newest ? nameOf(newest) : "A person who left");
    const received = Receipts.map((at) => formatDay(at)).join(", ");
    const lines: Line[] = [
      ["Number", number ? formatJacketNumber(number) : ""],
      ["Received on", received],
      ["Waiting since", WaitingSince ? formatDay(WaitingSince) : ""],
      ...Records.flatMap((record): Line[] => [
        [record.Ended ? "Told that it ended" : "Record of", formatDay(record.Received)],
        ["Address", formatAddress(record)],
        ...factLines(record),
        ...householdLines(record),
      ]),
    ];
    return { heading: `${Department}: ${name}`, lines: lines.filter(given) };
  });
}

const openingLines = ({ Openings }: OwnData): Line[] =>
  Openings.toReversed().map((opening) => [
    formatDay(opening.Day),
    `${opening.Department}. ${openingSentence(opening)}`,
  ]);

export function dataSections(data: OwnData): Section[] {
  const sections: Section[] = [
    ...accountSection(data),
    ...data.Members.map((member) => memberSection(data, member)),
    otherPayments(data),
    { title: "Your house holds", blocks: data.HouseHolds.map(homeBlock) },
    { title: "What departments received", blocks: heldBlocks(data) },
    { title: "Who looked at your records", blocks: [{ lines: openingLines(data) }] },
  ];
  return sections.filter(({ blocks }) => blocks.some(({ lines }) => lines.length > 0));
}
