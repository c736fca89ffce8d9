/** The browser may begin to read a little after the click. */
const READ_BY = 10_000;

/**
 * Saves a file on the user's device.
 *
 * @param name - a safe one, as `fileNameFor` makes it
 */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_BY);
}
