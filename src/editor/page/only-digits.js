/**
 * Leaves out commas, spaces and the rupee sign where a number is typed or pasted: at a comma the
 * editor would drop the digits before it, and 84,500 would be saved as 500.
 */
export function onlyDigits() {
  addEventListener(
    'beforeinput',
    (event) => {
      const { target, data } = event;
      if (!(target instanceof HTMLInputElement) || target.role !== 'spinbutton' || !data) return;
      const digits = data.replaceAll(/[₹,\s]/g, '');
      if (digits === data) return;
      event.preventDefault();
      if (digits) document.execCommand('insertText', false, digits);
    },
    { capture: true },
  );
}
