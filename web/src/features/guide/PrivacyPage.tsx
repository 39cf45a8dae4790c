import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { GuideSection } from "./GuideSection.tsx";
import { privacyParts } from "./privacyWords.ts";

export function PrivacyPage() {
  return (
    <>
      <PageTitle text="What we keep, who reads it, how long we keep it, and what you can do about it.">
        Privacy
      </PageTitle>
      {privacyParts.map(([title, items]) => (
        <GuideSection key={title} title={title} items={items} />
      ))}
    </>
  );
}
