import Box from "@mui/material/Box";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { markEntry } from "#shared/contract/jackets/entries.ts";
import { placeRoles, type Role } from "#shared/model/role.ts";
import { useQueueCount, waitingText } from "#web/entities/jacket/useQueueCount.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { useHistoryParams } from "#web/session/useHistoryParams.ts";
import { Button } from "#web/ui/Button.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { typeAhead } from "#web/ui/fields/typeAhead.ts";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { useToolFold } from "#web/ui/navigation/useToolFold.tsx";
import { QueueFilterBar } from "../filter/QueueFilterBar.tsx";
import { type QueueQuery, readQuery, requestOf, writeQuery } from "../filter/queueQuery.ts";
import { UnknownCities } from "../filter/UnknownCities.tsx";
import { useServed } from "../filter/useServed.ts";
import { ShortcutsDialog } from "../shortcuts/ShortcutsDialog.tsx";
import { useShortcuts } from "../shortcuts/useShortcuts.ts";
import { QueueList, type QueueProps } from "./QueueList.tsx";

/** Kept through a reload and Back. */
function useQueueQuery(): [QueueQuery, (change: Partial<QueueQuery>) => void] {
  const [params, keep] = useHistoryParams();
  const kept = params.toString();
  const latest = useRef(kept);
  useEffect(() => {
    latest.current = kept;
  }, [kept]);
  const look = (change: Partial<QueueQuery>) => {
    // It must not undo the last change, which may not be rendered yet.
    const next = writeQuery(new URLSearchParams(latest.current), change);
    latest.current = next.toString();
    keep(next);
  };
  return [readQuery(params), look];
}

/** Not with a key that opens another tab or window. */
function typeAheadHere({ ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!ctrlKey && !metaKey && !shiftKey) typeAhead("Find a person");
}

const tools = {
  display: "flex",
  flexWrap: "wrap",
  width: { xs: "100%", sm: "auto" },
  gap: { xs: 1, sm: 2 },
  "& > a, & > button": { flex: { xs: "1 1 auto", sm: "none" }, px: { xs: 1, sm: 2 } },
  "& > [data-tool]": {
    flexBasis: { xs: "100%", sm: "auto" },
    // Without keys there are no shortcuts.
    "@media (max-width: 699.95px) and (pointer: coarse)": { display: "none" },
  },
} as const;

const markers: readonly Role[] = markEntry.callers;

interface Props extends QueueProps {
  readonly title: string;
}

/** Read-only for roles that may not mark. */
export function EntryQueue({ title, ...queue }: Props) {
  const { Role: role } = useUser();
  const [query, change] = useQueueQuery();
  const [toFirst, setToFirst] = useState(false);
  const waiting = waitingText(useQueueCount(queue.kind));
  const shortcuts = useShortcuts();
  const mayMark = markers.includes(role);
  // A narrowed list shows its filter at once.
  const isNarrowed = Boolean(query.search || query.city || query.sort === "NEWEST");
  const fold = useToolFold(mayMark ? "Filter and export" : "Filter", isNarrowed);
  const seesEveryCity = !placeRoles.includes(role);
  const { served, hasFailed, ...asking } = useServed(queue.kind);
  const isServed = hasFailed || served?.Cities.some(({ City, State }) => City === query.city && State === query.state);
  const request = requestOf(query, seesEveryCity || isServed === true);
  const onQuery = (to: Partial<QueueQuery>, first = false) => {
    setToFirst(first);
    change(to);
  };
  return (
    <Box sx={fold.sx}>
      <PageTitle
        title={waiting === undefined ? title : `(${waiting}) ${title}`}
        dense
        aside={
          <Box sx={tools}>
            {mayMark && (
              <Button size="small" to="/Find" data-shortcut="f" onClick={typeAheadHere}>
                Find a person
              </Button>
            )}
            {fold.opener}
            <Button data-tool="" size="small" onClick={shortcuts.openHelp}>
              <span aria-hidden="true">?&nbsp;</span> Shortcuts
            </Button>
          </Box>
        }
      >
        {title}
      </PageTitle>
      <QueueFilterBar query={query} onChange={onQuery} seesEveryCity={seesEveryCity} served={served} />
      {hasFailed && <UnknownCities asked={request} {...asking} onAll={() => onQuery({ city: "", state: "" }, true)} />}
      {served === undefined && query.city ? (
        <Loading what="jackets" label="Loading..." />
      ) : (
        // A new request mounts a new list: nothing of the last one stays.
        <QueueList
          key={JSON.stringify(request)}
          {...queue}
          request={request}
          department={served?.Name}
          citiesUnknown={hasFailed}
          servesNone={served?.Cities.length === 0}
          mayMark={mayMark}
          onQuery={onQuery}
          toFirst={toFirst}
          onNewest={() => onQuery({ search: "", sort: "NEWEST" }, true)}
        />
      )}
      <ShortcutsDialog shortcuts={shortcuts} mayMark={mayMark} />
    </Box>
  );
}
