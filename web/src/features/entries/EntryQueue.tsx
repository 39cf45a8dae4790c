import Box from "@mui/material/Box";
import { Fragment, useState } from "react";
import { markEntry } from "#shared/contract/entries.ts";
import type { EntryKind } from "#shared/model/entry.ts";
import { placeRoles, type Role } from "#shared/model/role.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Loading } from "#web/ui/Loading.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import { ShowMore } from "#web/ui/ShowMore.tsx";
import { EntryCard } from "./EntryCard.tsx";
import { MarkButton } from "./MarkButton.tsx";
import { NothingHere } from "./NothingHere.tsx";
import { QueueTools } from "./QueueTools.tsx";
import { matchesFilter, queueSummary } from "./queueWords.ts";
import { RecentMarks } from "./RecentMarks.tsx";
import { useEntryQueue } from "./useEntryQueue.ts";
import type { QueueCall } from "./useLoadedEntries.ts";
import { useQueueActions } from "./useQueueActions.ts";

const markers: readonly Role[] = markEntry.callers;

interface Props {
  readonly kind: EntryKind;
  readonly call: QueueCall;
  /** The page's heading, "New Jackets". */
  readonly title: string;
  /** What stands there while nothing waits, "No New Jackets to display". */
  readonly emptyText: string;
  /** Whether the cards show the family's own notes. */
  readonly withNotes: boolean;
}

/** A department's queue of jackets; to be read only, for who may not mark. */
export function EntryQueue({ kind, call, title, emptyText, withNotes }: Props) {
  const { Role: role, Location } = useUser();
  const [filter, setFilter] = useState("");
  const queue = useEntryQueue(kind, call);
  const { list, entries, waiting, marks, arrivals } = queue;
  const shown = entries?.filter((entry) => matchesFilter(entry, filter)) ?? [];
  const actions = useQueueActions(queue, shown, () => setFilter(""));
  const { at, notice } = actions;

  const place = placeRoles.includes(role) ? `${Location.City}, ${Location.State}` : undefined;
  const waitingWords = `${waiting.count}${waiting.more ? "+" : ""}`;
  const recent = <RecentMarks marks={marks} onUndone={actions.onUndone} />;
  const extras = (
    <>
      {notice && <Notice kind="warning">{notice}</Notice>}
      {recent}
    </>
  );
  const isPlaced = shown.some(({ ID }) => ID === at);
  return (
    <>
      <PageTitle
        title={title}
        text={entries && queueSummary(place, waitingWords, entries, Date.now())}
        aside={
          <QueueTools
            filter={filter}
            onFilter={setFilter}
            found={`${shown.length} of ${entries?.length ?? 0} jackets match`}
            arrivals={arrivals.length}
            pending={list.isRefetching}
            onArrivals={() => void actions.showArrivals()}
          />
        }
      >
        {title}
      </PageTitle>
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2.5 }}>
        {!entries &&
          (list.error ? (
            <ErrorState error={list.error} onRetry={list.refetch} />
          ) : (
            <Loading what={title} label="Loading..." />
          ))}
        {!isPlaced && extras}
        {shown.map((entry) => (
          <Fragment key={entry.ID}>
            {entry.ID === at && extras}
            <EntryCard entry={entry} withNotes={withNotes}>
              {markers.includes(role) && (
                <MarkButton
                  entry={entry}
                  onMarked={actions.onMarked}
                  onOutdated={(outdated, message) => void actions.onOutdated(outdated, message)}
                />
              )}
            </EntryCard>
          </Fragment>
        ))}
        {entries && shown.length === 0 && (
          <NothingHere
            emptyText={emptyText}
            filter={filter}
            loaded={entries.length}
            more={list.hasNextPage}
          />
        )}
      </Box>
      {entries && <ShowMore shown={`${entries.length} jackets`} list={list} />}
    </>
  );
}
