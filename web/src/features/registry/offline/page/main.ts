import type { OfflineCopy } from "../OfflineCopy.ts";
import { openText, type SealedText } from "../sealText.ts";
import { element } from "./element.ts";
import { showCopy } from "./openedCopy.ts";

// An offline copy's program, a text of the site that runs in the saved file alone.

const page = document.getElementById("page") as HTMLElement;

const wrong = "This is not the passphrase of this copy. Look at each letter, and try again.";
const unable =
  "This browser cannot open the copy here. Save the file to the device, and open it with Chrome, Edge, Firefox or Safari.";

const sealed = (): SealedText => JSON.parse(document.getElementById("sealed")?.textContent ?? "");

function askForPassphrase(): void {
  const attributes = { name: "passphrase", autocomplete: "off", autocapitalize: "characters", spellcheck: "false" };
  const input = element("input", { ...attributes, "aria-describedby": "problem" });
  const submit = element("button", { class: "primary" }, "Open the copy");
  const problem = element("p", { id: "problem", class: "problem", role: "alert" });
  const form = element(
    "form",
    {},
    element("label", {}, element("span", {}, "Passphrase"), input),
    element("p", { class: "quiet" }, "Small letters, blanks and dashes do not matter."),
    problem,
    submit,
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (submit.disabled) return;
    submit.disabled = true;
    problem.textContent = "";
    submit.textContent = "Opening…";
    try {
      const text = await openText(sealed(), input.value);
      if (text !== undefined) return showCopy(page, JSON.parse(text) as OfflineCopy);
      problem.textContent = wrong;
    } catch {
      problem.textContent = unable;
    }
    submit.disabled = false;
    submit.textContent = "Open the copy";
    input.focus();
  });
  const text = "It is encrypted. Whoever made it has the passphrase: six groups of four letters and digits.";
  page.replaceChildren(element("h1", {}, "Offline copy"), element("p", {}, text), form);
  input.focus();
}

askForPassphrase();
