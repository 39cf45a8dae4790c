import { lazy, Suspense, useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import type { TakeAwayRequest } from "./keptExport.ts";

const TakeAway = lazy(async () => ({ default: (await import("./TakeAway.tsx")).TakeAway }));

export function TakeAwayButton({ request }: { readonly request: TakeAwayRequest }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Take it away
      </Button>
      {isOpen && (
        <Suspense>
          <TakeAway request={request} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
