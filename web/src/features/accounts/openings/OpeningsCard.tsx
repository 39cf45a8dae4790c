import { listOpenings } from "#shared/contract/jackets/finding.ts";
import { useCallPages } from "#web/api/pages/useCallPages.ts";
import { OpeningList } from "#web/entities/opening/OpeningList.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { ShowMore } from "#web/ui/navigation/ShowMore.tsx";

function Openings() {
  const pages = useCallPages(listOpenings, { Limit: 10 });
  const openings = pages.data?.pages.flatMap((page) => page.Openings);
  if (!openings) return <LoadingOrError error={pages.error} onRetry={pages.refetch} what="the days" height={32} />;
  return (
    <>
      <OpeningList openings={openings} none="No department has looked a record up so far." />
      <ShowMore shown={`${openings.length} days`} list={pages} />
    </>
  );
}

export function OpeningsCard() {
  return (
    <Card
      title="Who looked at your records"
      subtitle="Your departments read each record when it arrives or changes, and can list your home with others when they plan or in an event. Here is each day on which one looked it up besides, or a card for fridge and wallet was read or shown for printing, and why. No names of staff are told. We keep this for 14 months."
    >
      <Openings />
    </Card>
  );
}
