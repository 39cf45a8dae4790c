import * as z from "zod/mini";
import type { SessionUser } from "#web/session/store/sessionReducer.ts";
import { type HouseholdFields, householdDetails } from "../form/householdDetails.ts";

/** Of the account's own address. Throws where it is not whole. */
export const homeDetails = (address: SessionUser["Location"]): HouseholdFields =>
  z.parse(householdDetails, { ...address, Name: "Home" });
