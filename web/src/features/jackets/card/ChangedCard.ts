import type { Entry } from "#shared/model/jacket/entry.ts";
import { UserFacingError } from "#web/ui/feedback/UserFacingError.ts";

export class ChangedCard extends UserFacingError {
  readonly entry: Entry;

  constructor(entry: Entry) {
    super("The jacket has changed or is not waiting any more: look at it first.");
    this.entry = entry;
  }
}
