/** Assumptions about the use of the registry. After a change, run npm run costs. */
export const assumptions = {
  membersOfAccount: { value: 4, what: "members of an account" },
  activeShare: { value: 0.2, what: "share of the accounts that sign in within a month" },
  sessionsOfActive: { value: 3, what: "sessions of such an account in a month" },
  callsOfSession: { value: 6, what: "calls of a session" },
  staffOfMillion: { value: 300, what: "staff for each million members, at least 10" },
  callsOfStaff: { value: 22 * 60, what: "calls of one of the staff in a month: 60 on each of 22 days" },
  minutesOfStaff: {
    value: 22 * 4 * 60,
    what: "minutes in a month in which one of the staff watches a queue: 4 hours on each of 22 days",
  },
  countsOfMinute: {
    value: 4,
    what: "counts of a minute of that: the queue every 20 seconds, both for the menu every minute",
  },
  updatedShare: { value: 0.05, what: "share of the members that are changed in a month" },
  newShare: { value: 0.02, what: "share of the members that are new in a month, each with a photo" },
  geocodedShare: { value: 0.01, what: "addresses that are looked up, as a share of the members" },
  textedShare: { value: 0.01, what: "codes that are texted, as a share of the members" },
  mailedShare: { value: 0.03, what: "mails, as a share of the members" },
  photoKilobytes: { value: 150, what: "KB of a photo" },
  thumbnailKilobytes: { value: 12, what: "KB of a thumbnail; of a drawn portrait it was 4.5" },
  thumbnailsOfStaffCall: {
    value: 5,
    what: "thumbnails that a staff call loads: of the cards that come into sight",
  },
  photosOfStaffCall: { value: 0.2, what: "photos that a staff call opens" },
  sessionMegabytes: { value: 1, what: "MB of the site for a session: the page once, a map, answers" },
  staffKilobytes: { value: 20, what: "KB of the answer to a staff call: 50 cards" },
  filesOfSession: { value: 12, what: "files of the site that are asked for in a session" },
  textNumbers: { value: 1, what: "numbers that texts are sent from" },
  coldShare: { value: 0.08, what: "share of the calls that start a function" },
  warmSeconds: { value: 0.015, what: "seconds of a call" },
  coldSeconds: { value: 0.3, what: "seconds more where it starts a function" },
  auditKilobytes: { value: 1, what: "KB of a staff call's row in the audit; a page of 50 people has 4" },
  logKilobytes: { value: 1.5, what: "KB of log for a call" },
  keyShare: { value: 0.05, what: "uses of the key for a call or photo: services keep data keys for minutes" },
} as const;

/** Measured units of the table and sizes of records. */
export const measured = {
  readsOfCall: {
    value: 2,
    what: "read units of a resident's call: the account, and one query of the family",
  },
  readsOfStaffCall: {
    value: 83,
    what: "read units of a staff call, as if each showed a page of a queue: the account, 50 cards, and for each what is registered twice",
  },
  readsOfCount: {
    value: 51,
    what: "read units of a count, as if more than 500 waited in each queue: 40 for a queue, 80 for both, and the account",
  },
  writesOfStaffCall: {
    value: 6,
    what: "write units of a staff call: its row in the audit with a page of people, in two lists, and the reader's count",
  },
  writesOfUpdate: {
    value: 21,
    what: "write units of a changed member: member, link, jacket and queue row, with what they are found by",
  },
  writesOfNew: {
    value: 42,
    what: "write units of a new member: registered, paid, added to a house hold, found by name and door",
  },
  writesOfMark: {
    value: 41,
    what: "write units of a jacket that is transferred, and is found afterwards; each new and changed one once",
  },
  kilobytesOfMember: { value: 1.8, what: "KB in the table for each member, with their part of all else" },
} as const;

/** Fixed parts of the templates, whatever the number of members. */
export const fixtures = {
  firewallRules: { value: 12, what: "rules of the firewall" },
  alarms: { value: 61, what: "metrics that alarms look at" },
  metrics: { value: 40, what: "metrics of our own, one for each department with a queue among them" },
  secrets: { value: 4, what: "secrets" },
  keys: { value: 2, what: "keys: of all data, and of the nightly copies" },
  monthsOfAudit: { value: 14, what: "months that the table keeps rows of the audit" },
  yearsOfAudit: { value: 6, what: "years that sealed days of the audit are kept" },
  daysOfBackups: { value: 35, what: "daily copies that are kept" },
} as const;
