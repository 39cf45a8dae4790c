import { HousesPicture } from "#web/entities/household/HousesPicture.tsx";
import { RecordMissing } from "#web/ui/feedback/RecordMissing.tsx";

/** What a page about one place shows when there is no such place, or it is somebody else's. */
export function HouseholdMissing() {
  return (
    <RecordMissing
      picture={<HousesPicture />}
      what="house hold"
      list={{ path: "/HouseHolds", label: "your House Holds" }}
    />
  );
}
