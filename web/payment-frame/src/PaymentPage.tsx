import { type ReactNode, useEffect, useState } from "react";
import * as z from "zod/mini";
import type { FrameHeight } from "#shared/model/paymentMessage.ts";
import { PayForm } from "./PayForm.tsx";
import { readAddress } from "./readAddress.ts";

function useHeightReport(parent: string | undefined): void {
  useEffect(() => {
    if (parent === undefined) return;
    const report = () => {
      const message: FrameHeight = { height: Math.ceil(document.body.getBoundingClientRect().height) };
      window.parent.postMessage(message, parent);
    };
    const observer = new ResizeObserver(report);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [parent]);
}

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
const settings = z.object({ siteOrigin: z.string().check(z.refine(isOrigin)) });

async function configured(): Promise<string | undefined> {
  const answer = await fetch("/config.json");
  if (answer.status >= 500) throw new Error(`config.json: ${answer.status}`);
  const read = settings.safeParse(await answer.json().catch(() => undefined));
  return read.success ? read.data.siteOrigin : undefined;
}

/**
 * The only origin this frame sends messages to: the configured one, or the referrer's, limited to the site by
 * `frame-ancestors`. Undefined where neither tells. Throws when the settings cannot be loaded.
 */
async function parentOrigin(): Promise<string | undefined> {
  return (await configured()) ?? (document.referrer ? new URL(document.referrer).origin : undefined);
}

const asked = readAddress(window.location);

type Parent = { readonly state: "waiting" | "none" | "failed" } | { readonly state: "known"; readonly origin: string };

function Problem({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <>
      <h1>Payment</h1>
      <p className="status wrong" role="alert">
        {text}
      </p>
      {children}
    </>
  );
}

function Content({ parent }: { readonly parent: Parent }) {
  if (!asked || parent.state === "none")
    return <Problem text="Please start the payment from Family Members in Beforehand. Nothing was charged." />;
  if (parent.state === "failed")
    return (
      <Problem text="The payment page did not load. Nothing was charged.">
        <button type="button" className="button" onClick={() => window.location.reload()}>
          Try again
        </button>
      </Problem>
    );
  if (parent.state === "known") return <PayForm {...asked} parent={parent.origin} />;
  return <p className="muted">Loading the payment…</p>;
}

export function PaymentPage() {
  const [parent, setParent] = useState<Parent>({ state: window.parent === window ? "none" : "waiting" });
  useEffect(() => {
    if (window.parent === window) return;
    parentOrigin().then(
      (origin) => setParent(origin ? { state: "known", origin } : { state: "none" }),
      () => setParent({ state: "failed" }),
    );
  }, []);
  useHeightReport(parent.state === "known" ? parent.origin : undefined);
  const isAlone = parent.state === "none";
  return (
    <main aria-label="Card payment" className={isAlone ? "alone" : undefined}>
      {isAlone && <p className="brand">Beforehand</p>}
      <Content parent={parent} />
    </main>
  );
}
