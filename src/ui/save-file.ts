/** How long the browser may take to begin with a download before its address goes. */
const HELD_FOR = 10_000;

/**
 * Saves a file to the user's device. Its object URL is revoked, so that the page does not hold its content on.
 *
 * @param name - as it will be offered; ASCII, so that every system keeps it
 */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), HELD_FOR);
}
