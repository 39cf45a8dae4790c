import Box from "@mui/material/Box";
import { lazy, Suspense, useEffect } from "react";
import type { EntryKind } from "#shared/model/jacket/entry.ts";
import { entryIdAround, headingIdOf } from "#web/entities/jacket/headingIdOf.ts";
import { PrintedJackets } from "#web/entities/jacket/print/PrintedJackets.tsx";
import { useUser } from "#web/session/SessionContext.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { ShowMore } from "#web/ui/navigation/ShowMore.tsx";
import type { QueueCall, QueueQuery, QueueRequest } from "../filter/queueQuery.ts";
import { ExportBar } from "../handover/ExportBar.tsx";
import { HandedOverExports } from "../handover/HandedOverExports.tsx";
import { SelectionBar } from "../handover/SelectionBar.tsx";
import { useHandover } from "../handover/useHandover.ts";
import { cardColumns } from "./cardColumns.ts";
import { EmptyQueue, emptyQueueId, useLoadWhenEmpty } from "./EmptyQueue.tsx";
import { QueueCards } from "./QueueCards.tsx";
import { QueueStatusBar } from "./QueueStatusBar.tsx";
import { RecentMarks } from "./RecentMarks.tsx";
import { useDeferredFocus } from "./useDeferredFocus.ts";
import { type EntryQueueState, useEntryQueue } from "./useEntryQueue.ts";
import { useQueueActions } from "./useQueueActions.ts";
import { useQueueText } from "./useQueueText.ts";

// A read-only queue does not load the formats.
const ExportDialog = lazy(async () => ({ default: (await import("../handover/ExportDialog.tsx")).ExportDialog }));

export interface QueueProps {
  readonly kind: EntryKind;
  readonly call: QueueCall;
  /** "No New Jackets to display". */
  readonly emptyText: string;
  readonly withNotes: boolean;
}

interface Props extends QueueProps {
  readonly request: QueueRequest;
  /** Of a department of several cities. */
  readonly department: string | undefined;
  /** They did not load: there may be several. */
  readonly citiesUnknown: boolean;
  /** Its city left the list. */
  readonly servesNone: boolean;
  readonly mayMark: boolean;
  /** With `first` the first jacket takes the focus once loaded. */
  readonly onQuery: (change: Partial<QueueQuery>, first?: boolean) => void;
  /** Asked for with `first`. */
  readonly toFirst: boolean;
  /** The newest jackets, beyond this list. */
  readonly onNewest: () => void;
}

const wide = { gridColumn: "1 / -1" } as const;

function NoneServed({ department }: Pick<Props, "department">) {
  const sentence = `No city is served by ${department} at present. What waits is kept, and only administrators see it.`;
  useEffect(() => announce(sentence), [sentence]);
  return (
    <Notice kind="warning" sx={wide}>
      {sentence}
    </Notice>
  );
}

function useArrival({ rows }: EntryQueueState, summary: string, toFirst: boolean): void {
  const focusOn = useDeferredFocus();
  const isThere = rows !== undefined;
  const first = rows?.[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the coming of the list is the occasion
  useEffect(() => {
    if (!isThere) return;
    announce(summary);
    if (toFirst) focusOn(null, [first ? headingIdOf(first.entry) : emptyQueueId]);
  }, [isThere]);
}

export function QueueList(props: Props) {
  const { kind, call, request, emptyText, withNotes, mayMark, toFirst, onQuery, onNewest } = props;
  const queue = useEntryQueue(kind, call, request, mayMark);
  const handover = useHandover(kind, request, queue, mayMark);
  const { list, rows } = queue;
  const words = useQueueText(queue, request, props);
  const { hands } = handover;
  const actions = useQueueActions(queue, words.left, (id) => hands.of(id) !== undefined);
  useLoadWhenEmpty(queue, words.summary);
  const { FirstName, LastName } = useUser();
  useArrival(queue, words.summary, toFirst);
  const { at, notice, handlers, printing } = actions;
  const part = request.Sort === "NEWEST" ? "first" : "all";
  const recent = mayMark && <RecentMarks marks={queue.marks} onUndone={actions.onUndone} />;
  const isLoading = !rows && !list.error && !list.isPaused;
  const isPlaced = rows?.some(({ key }) => key === at);
  return (
    <>
      <QueueStatusBar
        summary={words.summary}
        arrivals={words.arrivals}
        gone={words.gone}
        pending={list.isRefetching}
        onArrivals={() => (words.isFar ? onNewest() : void actions.showArrivals(part))}
        onReload={() => void actions.loadAgain()}
      />
      {mayMark && (
        <HandedOverExports
          list={handover.exported}
          onMoved={() => void actions.startOver()}
          onExport={(ids) => handover.exportThese(ids, "changed")}
        />
      )}
      {mayMark && rows && rows.length > 0 && (
        <ExportBar
          selection={handover.selection}
          loaded={rows.length}
          isFiltered={Boolean(request.Search || request.Zip)}
          onExport={handover.ask}
        />
      )}
      {isLoading ? (
        <Loading what="jackets" label="Loading..." />
      ) : (
        <Box sx={{ display: "flex", flexDirection: "column" }}>
          {handover.selection.selected.length > 0 && (
            <SelectionBar
              selection={handover.selection}
              onMarked={actions.onAllMarked}
              onExport={handover.ask}
              onPrint={handlers.onPrint}
            />
          )}
          <Box
            onFocus={({ target }) => hands.take(entryIdAround(target))}
            sx={{ ...cardColumns, mt: 0.75, minHeight: "50vh", alignContent: "start", "& > section": wide }}
          >
            {notice && (
              <Notice kind="warning" sx={wide}>
                {notice}
              </Notice>
            )}
            {!rows && list.error && <ErrorState error={list.error} onRetry={list.refetch} />}
            {!isPlaced && recent}
            {rows && (
              <QueueCards
                rows={rows}
                actions={actions}
                handover={handover}
                withNotes={withNotes}
                mayMark={mayMark}
                recent={recent}
              />
            )}
            {rows?.length === 0 && (
              <EmptyQueue
                emptyText={emptyText}
                filter={request.Search ?? request.Zip ?? ""}
                place={words.place}
                onClear={() => onQuery({ search: "", city: "", state: "" }, true)}
                list={list}
              />
            )}
            {props.servesNone && <NoneServed department={props.department} />}
          </Box>
        </Box>
      )}
      {rows && rows.length > 0 && <ShowMore shown={`${rows.length} jackets`} list={list} />}
      {handover.offer && (
        <Suspense fallback={null}>
          <ExportDialog {...handover.offer} onClose={handover.close} onSaved={handover.onSaved} />
        </Suspense>
      )}
      {printing && (
        <PrintedJackets
          key={printing.at.getTime()}
          opened={printing.opened}
          at={printing.at}
          by={`by ${FirstName} ${LastName} from an open entry`}
          onDone={actions.onPrinted}
        />
      )}
    </>
  );
}
