/** The id of a form's control: the form's own id and the field's name, unique on the page. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll(".", "-")}`;
}
