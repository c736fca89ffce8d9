/** The allowed pages could not be loaded, so no page can be shown yet. */
export class AccessUnavailable extends Error {
  constructor() {
    super('The allowed pages could not be loaded.');
    this.name = 'AccessUnavailable';
  }
}
