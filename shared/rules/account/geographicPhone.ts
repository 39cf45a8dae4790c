/**
 * Area codes of the North American plan without a place: personal numbers (5XX), Canada's mobile and data
 * services (6XX), carriers (456, 700), the government (710), and paid services (900).
 */
const placeless = new Set(
  (
    "456 500 521 522 523 524 525 526 527 528 529 533 544 566 577 588 " + "600 622 633 644 655 677 688 700 710 900"
  ).split(" "),
);

/** Paid services in every area. */
const paid = new Set(["976"]);

/**
 * A text to a number without a place may cost many times more, which its owner earns.
 * @param cell +1 and ten digits
 */
export function isGeographicPhone(cell: string): boolean {
  const [area, exchange] = [cell.slice(2, 5), cell.slice(5, 8)];
  return !placeless.has(area) && !paid.has(exchange);
}
