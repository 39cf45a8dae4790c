import { eraseRetired } from "#lambdas/domain/lifecycle/daily/photoErasures.ts";
import { handleSchedule } from "#lambdas/http/handleSchedule.ts";
import { erasePhotos } from "#shared/contract/photos.ts";
import { dayOf } from "#shared/rules/dates.ts";

export const handler = handleSchedule(erasePhotos, (planned) => eraseRetired(dayOf(planned)));
