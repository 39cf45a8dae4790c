import * as z from "zod/mini";
import { phone } from "#shared/fields/account.ts";
import { street } from "#shared/fields/address.ts";
import { required } from "#shared/fields/text.ts";
import { address } from "#shared/model/address.ts";
import { isWholeNumber } from "./cardNumber.ts";

const card = {
  Number: z.string().check(z.refine(isWholeNumber, "Please enter the whole card number")),
  Name: required("Please enter the name on the card"),
  Expiry: z.string().check(z.regex(/^(0[1-9]|1[0-2])\/\d\d$/, "Please enter the expiry as MM/YY")),
  Cvc: z.string().check(z.regex(/^\d{3,4}$/, "Please enter the 3 or 4 digits of the CVC")),
};
/** A post office box, too. */
const billingAddress = z.extend(address, { Street: street });

export const cardFields = z.discriminatedUnion("UsePrimary", [
  z.object({ ...card, UsePrimary: z.literal(true) }),
  z.object({ ...card, UsePrimary: z.literal(false), Address: billingAddress, Phone: phone() }),
]);
export type CardValues = z.output<typeof cardFields>;

export const noCard = {
  Number: "",
  Name: "",
  Expiry: "",
  Cvc: "",
  UsePrimary: true,
  Address: { Street: "", City: "", State: "", Zip: "" },
  Phone: "",
};
