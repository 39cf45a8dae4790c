import { storeMedical } from "#lambdas/records/family/member.ts";
import type { MemberDetails } from "#shared/model/member.ts";
import type { Photo } from "./photos.ts";

/** What a request says about a person, as it is stored. What is left out or blank is stored as absent. */
export function storeDetails(details: MemberDetails, photo: Photo) {
  return {
    first: details.First,
    last: details.Last,
    sex: details.Sex,
    dob: details.Dob,
    feet: details.Feet,
    inches: details.Inches,
    weight: details.Weight,
    photo: photo.photo,
    photoDate: photo.photoDate,
    mail: details.Mail,
    phone: details.Phone,
    additional: details.Additional || undefined,
    ...storeMedical(details.Medical),
  };
}
