import { FormSection } from "#web/ui/forms/FormSection.tsx";
import { FactInputs } from "./FactInputs.tsx";

export function MemberFields({ feet }: { readonly feet: readonly number[] }) {
  return (
    <>
      <FactInputs group="photo" />
      <FormSection title="Name" text="Fields marked * must be filled in.">
        <FactInputs group="name" />
      </FormSection>
      <FormSection title="Body details" text="Crews use these to know who they meet and what to bring.">
        <FactInputs group="body" feet={feet} />
      </FormSection>
      <FormSection title="Contact and notes">
        <FactInputs group="contact" />
      </FormSection>
    </>
  );
}
