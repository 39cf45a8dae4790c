import type { SessionUser } from "#web/session/store/sessionReducer.ts";

export const rosa: SessionUser = {
  ID: "account-1",
  Email: "rosa@example.org",
  FirstName: "Rosa",
  LastName: "Moreau",
  Cell: "3135550123",
  Role: "USER",
  Location: { City: "Detroit", State: "MI", Street: "2 Woodward Ave", Zip: "48226" },
};
