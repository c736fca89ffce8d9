/** Modules of `src/api` that the calls are made with; the drives use them. */
export const infrastructure: Readonly<Record<string, string>> = {
  'bound-api': 'binds a cache to the client',
  client: 'the client itself',
  download: 'fetches any document; its drives are by path',
  errors: 'errors and the check of answers',
  'keep-answer': 'puts an answer into the cache',
  paged: 'reads any list page by page',
  'mark-queues': 'the queues of the read marks',
  query: 'makes the queries',
  'read-marks': 'sends the marks of the feeds',
  upload: 'sends any form with files',
};

/** Exports of the other modules that send nothing. */
export const silent: Readonly<Record<string, string>> = {
  ballotPath: 'makes a path',
  ballotFailureOf: 'reads an error',
  faultsOf: 'reads an error',
  handoverReasonOf: 'reads an error',
  isBuildingGone: 'reads an error',
  isNoRecord: 'reads an error',
  isRefusal: 'reads an error',
  liveLogin: 'reads an answer',
  mandateReasonOf: 'reads an error',
  offerFilePath: 'makes a path',
  onUnits: 'listens to the cache',
  similarFaultsOf: 'reads an error',
  peopleReasonOf: 'reads an error',
  preferencesReasonOf: 'reads an error',
  refreshSubmissions: 'tells the cache what is old',
  usableLogin: 'reads an answer',
  voteRefusalOf: 'reads an error',
};

/** Operations that the portal never calls. */
export const unused: Readonly<Record<string, string>> = {
  getCalendar: 'calendar programs fetch it',
  getNotification: 'the list has each notification whole',
};
