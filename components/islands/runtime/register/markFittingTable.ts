/** Marks the table while it fits: its headings can stay in view only where it does not scroll sideways. */
export function markFittingTable(form: HTMLFormElement) {
  const table = form.querySelector<HTMLElement>('#register');
  const box = table?.parentElement;
  if (!table || !box) return;
  const mark = () => box.toggleAttribute('data-fits', table.offsetWidth <= box.clientWidth);
  const observer = new ResizeObserver(mark);
  observer.observe(box);
  // Larger letters widen the table, and not its box.
  observer.observe(table);
}
