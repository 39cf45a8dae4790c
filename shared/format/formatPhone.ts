/** "+13135550123" or its ten digits alone as "(313) 555-0123"; other text stays. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(?:\+1)?(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
}
