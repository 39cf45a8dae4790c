import type { Call } from "#shared/contract/call.ts";
import type { CallName } from "#shared/contract/index.ts";
import { type Fault, type FaultyService, faultKinds, serviceOf } from "./Fault.ts";

/** By permissions; and the table for session and limits. */
function servicesOf({ uses, callers, limits }: Call): FaultyService[] {
  const counted = callers !== "anyone" || limits !== undefined;
  return [...new Set([...uses.map(serviceOf), ...(counted ? (["dynamodb"] as const) : [])])];
}

/** The call may have written before each of these requests. */
const laterRequests = [2, 3, 4, 5, 7];

const atTable: readonly Fault[] = [
  ...laterRequests.flatMap((from): Fault[] => [
    { service: "dynamodb", kind: "failing", from },
    { service: "dynamodb", kind: "answerLost", from },
  ]),
  { service: "dynamodb", kind: "silent", from: 3 },
];

export const faultsOf = (declaration: Call): Fault[][] => {
  const services = servicesOf(declaration);
  return [
    ...services.map((service) => faultKinds.map((kind) => ({ service, kind, from: 1 }))),
    ...(services.includes("dynamodb") ? [[...atTable]] : []),
  ];
};

/** Without these a call must refuse: nobody gets in, and no text is sent uncounted. */
export const failsClosed: Readonly<Partial<Record<CallName, readonly FaultyService[]>>> = {
  login: ["cognito-idp", "dynamodb"],
  refreshSession: ["cognito-idp"],
  register: ["cognito-idp", "dynamodb"],
  resetPassword: ["cognito-idp", "dynamodb"],
  sendPhoneCode: ["sns", "dynamodb"],
  verifyPhone: ["dynamodb"],
};

/** Their samples succeed in one world again and again. */
const repeatable: readonly CallName[] = [
  ...(["listNewEntries", "listUpdatedEntries", "countEntries", "countQueues"] as const),
  ...(["readEntry", "readMedicalRecord", "exportEntries", "printEntries", "listMarks", "holdEntries"] as const),
  ...(["listReports", "listDeactivated", "listDeleted", "listAudit", "listSessions"] as const),
  ...(["listModerators", "listUsers", "listMasterModerators", "listAdmins"] as const),
  ...(["register", "sendPhoneCode", "verifyPhone"] as const),
  ...(["createHousehold", "startCheckout", "readOrder"] as const),
  ...(["createModerator", "createMasterModerator", "createAdmin"] as const),
];

const writing = /^(records:(put|update|delete)|credentials:|photos:erase)/;

export const leavesWorld = (name: CallName, { uses }: Call): boolean =>
  repeatable.includes(name) || !uses.some((use) => writing.test(use));
