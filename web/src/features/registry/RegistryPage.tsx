import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { listRegistry } from "#shared/contract/jackets/registry.ts";
import type { RegistryHome } from "#shared/model/registry/home.ts";
import type { Role } from "#shared/model/role.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { mayMoveFocus } from "#web/ui/navigation/mayMoveFocus.ts";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { useSavedAreas } from "./areas/useSavedAreas.ts";
import { ChooseDepartment } from "./department/ChooseDepartment.tsx";
import { type ChosenDepartment, useDepartment } from "./department/useDepartment.ts";
import { RegistryFilterBar } from "./filter/RegistryFilterBar.tsx";
import { useRegistryFilter } from "./filter/useRegistryFilter.ts";
import { rowId } from "./home/homeWords.ts";
import { useOpenedHome } from "./home/useOpenedHome.ts";
import { RegistryHomes } from "./list/RegistryHomes.tsx";
import { ReasonForm } from "./reason/ReasonForm.tsx";
import { ReasonLine } from "./reason/ReasonLine.tsx";
import { useReason, type WorkReason } from "./reason/useReason.ts";
import type { TakeAwayRequest } from "./takeAway/keptExport.ts";

const loadHome = async () => ({ default: (await import("./home/OpenedHome.tsx")).OpenedHome });
const OpenedHome = lazy(loadHome);
const TakeAway = lazy(async () => ({ default: (await import("./takeAway/TakeAway.tsx")).TakeAway }));
const PlanningCounts = lazy(async () => ({ default: (await import("./counts/PlanningCounts.tsx")).PlanningCounts }));

const readers: readonly Role[] = listRegistry.callers;

interface WhoseProps {
  readonly department: string | undefined;
}

function Opening({ asked, open, close, opened, error }: ReturnType<typeof useOpenedHome>) {
  const place = useRef<HTMLDivElement>(null);
  // The pressed row may be far below, unless the reader went on meanwhile.
  useEffect(() => {
    const row = asked && document.getElementById(rowId(asked.home))?.closest("li");
    if (!error || !mayMoveFocus(row)) return;
    place.current?.scrollIntoView({ block: "center" });
    place.current?.focus({ preventScroll: true });
  }, [asked, error]);
  if (!asked) return null;
  const loading = (
    <div ref={place} tabIndex={-1}>
      <LoadingOrError error={error} onRetry={() => open(asked)} what="the home" />
    </div>
  );
  if (!opened) return loading;
  return (
    <Suspense fallback={loading}>
      <OpenedHome key={asked.home.ID} opened={opened} onClose={close} />
    </Suspense>
  );
}

/** For a reason. The filter with its dialogs, and an export, outlast its hour. */
function ReasonedHomes({ department }: WhoseProps) {
  const { reason, giveReason } = useReason();
  const [isChanging, setChanging] = useState(false);
  const filter = useRegistryFilter();
  const [taking, setTaking] = useState<TakeAwayRequest>();
  const opening = useOpenedHome(department);
  const saved = useSavedAreas(department);
  const [selected, setSelected] = useState<RegistryHome>();
  const shown = isChanging ? undefined : reason;
  const heading = useRef<HTMLHeadingElement>(null);
  const [given, setGiven] = useState(0);
  // The form is gone with the focus.
  useEffect(() => {
    if (given > 0) heading.current?.focus();
  }, [given]);
  const give = (next: WorkReason) => {
    giveReason(next);
    setChanging(false);
    setGiven((count) => count + 1);
  };
  return (
    <>
      {taking && (
        <Suspense>
          <TakeAway request={taking} onClose={() => setTaking(undefined)} />
        </Suspense>
      )}
      <Opening {...opening} />
      {shown ? (
        <ReasonLine reason={shown} onChange={() => setChanging(true)} />
      ) : (
        <ReasonForm last={reason} onReason={give} />
      )}
      <Box hidden={!shown}>
        <RegistryFilterBar filter={filter} selected={selected} saved={saved} />
      </Box>
      {shown && (
        <RegistryHomes
          reason={shown}
          department={department}
          filter={filter}
          heading={heading}
          areas={saved.areas}
          selected={selected}
          opening={opening.underWay}
          onSelect={setSelected}
          onTakeAway={setTaking}
          onOpen={(home) => {
            setSelected(home);
            // Beside the answer, not after it.
            void loadHome().catch(() => undefined);
            const { OutageSince } = filter.request;
            opening.open({ home, reason: shown, outage: OutageSince ? { OutageSince } : {} });
          }}
        />
      )}
    </>
  );
}

interface ChosenProps {
  readonly chosen: ChosenDepartment;
  readonly onChange: () => void;
}

const Chosen = ({ chosen, onChange }: ChosenProps) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 0.5 }}>
    <Typography>Registry of {chosen.name}</Typography>
    <Button size="small" onClick={onChange} aria-label="Change the department">
      Change
    </Button>
  </Box>
);

/** The pressed button disappears. */
const focusHeading = () => document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });

export function RegistryPage() {
  const { Role } = useUser();
  const { hasOwn, chosen, choose } = useDepartment();
  const department = hasOwn ? undefined : chosen?.id;
  const mayRead = readers.includes(Role);
  const chooseAnew = (next: ChosenDepartment | undefined) => {
    focusHeading();
    choose(next);
  };
  return (
    <>
      <PageTitle
        text={
          mayRead
            ? "Every home that a department has or waits for. Each list is recorded; families read of an opened home."
            : "How many homes a department has, by ZIP and on a map."
        }
      >
        Registry
      </PageTitle>
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
        {!hasOwn && !chosen && <ChooseDepartment onChoose={chooseAnew} />}
        {!hasOwn && chosen && <Chosen chosen={chosen} onChange={() => chooseAnew(undefined)} />}
        {(hasOwn || chosen) && (
          <>
            {mayRead && <ReasonedHomes department={department} />}
            <Suspense fallback={<Loading what="the counts" />}>
              <PlanningCounts department={department} />
            </Suspense>
          </>
        )}
      </Box>
    </>
  );
}
