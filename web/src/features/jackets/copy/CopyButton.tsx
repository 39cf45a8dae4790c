import type { Entry } from "#shared/model/jacket/entry.ts";
import { headingIdOf } from "#web/entities/jacket/headingIdOf.ts";
import styles from "#web/entities/jacket/jacket.module.css";
import { fullName } from "#web/entities/member/fullName.ts";
import { Button } from "#web/ui/Button.tsx";
import { MenuButton } from "#web/ui/overlays/MenuButton.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { jacketLine } from "./jacketLine.ts";
import { jacketText } from "./jacketText.ts";

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast("success", "Copied");
  } catch {
    toast("error", "The browser did not let us copy. Select the text of the card and copy it yourself.");
  }
}

interface Props {
  readonly entry: Entry;
  readonly withNotes: boolean;
}

/** As lines or, with Shift or from the menu, as one line for a table. Never more than a list shows. */
export function CopyButton({ entry, withNotes }: Props) {
  const copyLine = () => void copy(jacketLine(entry, withNotes));
  const copyText = () => void copy(jacketText(entry, withNotes));
  return (
    <div className={styles.copy}>
      <Button
        size="small"
        onClick={({ shiftKey }) => (shiftKey ? copyLine() : copyText())}
        aria-describedby={headingIdOf(entry)}
        data-shortcut="c"
      >
        Copy
      </Button>
      <MenuButton
        label="Ways to copy"
        about={fullName(entry)}
        isLabelHidden
        items={[
          { label: "The whole card", onSelect: copyText },
          { label: "One line, for a table", onSelect: copyLine },
        ]}
      />
    </div>
  );
}
