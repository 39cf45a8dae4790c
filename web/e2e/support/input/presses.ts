import type { BrowserContext } from "playwright-core";

declare global {
  interface Window {
    readonly reportPress?: (on: string) => Promise<void>;
    readonly reportFill?: (field: string) => Promise<void>;
  }
}

/** Also Enter, and Space outside of a text. */
function watchInPage(): void {
  const boxes = ["button", "checkbox", "radio", "submit"];
  const isTyped = ({ key, repeat }: KeyboardEvent, on: EventTarget | null) => {
    const isText = on instanceof HTMLInputElement && !boxes.includes(on.type);
    return repeat || on instanceof HTMLTextAreaElement || (isText && key === " ");
  };
  const report = ({ target, isTrusted }: Event) => {
    if (!isTrusted || !(target instanceof Element)) return;
    const pressed = target.closest("a, button, label, input, select, textarea") ?? target;
    const label = pressed instanceof HTMLInputElement ? pressed.labels?.[0] : pressed;
    const words = pressed.getAttribute("aria-label") ?? label?.textContent.trim();
    void window.reportPress?.((words || pressed.tagName).slice(0, 60));
  };
  window.addEventListener("pointerdown", report, { capture: true });
  window.addEventListener(
    "keydown",
    (event) => {
      if (["Enter", " "].includes(event.key) && !isTyped(event, event.target)) report(event);
    },
    { capture: true },
  );
}

/** In all pages and windows from now on. The system's dialog for files counts with its button. */
export async function recordPresses(context: BrowserContext): Promise<readonly string[]> {
  const presses: string[] = [];
  await context.exposeFunction("reportPress", (on: string) => void presses.push(on));
  await context.addInitScript(watchInPage);
  await Promise.all(context.pages().map((page) => page.evaluate(watchInPage)));
  return presses;
}

/** Each text field or list once, however it is filled. */
function watchFields(): void {
  const filled = new WeakSet<EventTarget>();
  window.addEventListener(
    "input",
    ({ target }) => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
      if (!isField || filled.has(target) || ["checkbox", "radio", "file"].includes(target.type)) return;
      filled.add(target);
      void window.reportFill?.((target.labels?.[0]?.textContent ?? target.name).slice(0, 60));
    },
    { capture: true },
  );
}

/** In all pages and windows from now on. */
export async function recordFills(context: BrowserContext): Promise<readonly string[]> {
  const fills: string[] = [];
  await context.exposeFunction("reportFill", (field: string) => void fills.push(field));
  await context.addInitScript(watchFields);
  await Promise.all(context.pages().map((page) => page.evaluate(watchFields)));
  return fills;
}
