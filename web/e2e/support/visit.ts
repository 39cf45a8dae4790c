import { anUpload } from "./family.ts";
import type { NewPerson, Visitor } from "./person.ts";
import { aPhoto } from "./photo.ts";
import { aResident, type Resident } from "./resident.ts";

export interface Visit extends Visitor {
  readonly resident: Resident;
  /** Their uploaded photo. */
  readonly img: string;
}

/** Not signed in in the browser yet. */
export async function visitOf(newPerson: NewPerson, FirstName: string): Promise<Visit> {
  const [resident, person] = await Promise.all([aResident(FirstName), newPerson()]);
  const { buffer } = await aPhoto(person.page, "#0f4c5c");
  return { ...person, resident, img: await anUpload(resident, buffer) };
}
