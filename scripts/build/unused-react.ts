import type { Part } from './unused-part.ts';

/** The version in which each function below was looked at: what it does without the feature, and what it returns. */
const READ_IN = '19.3.1';

/** Functions of React DOM at the top of its module, which are called but then have nothing to do: their bodies go. */
function functions(why: string, names: string): Part {
  const all = names.trim().split(/\s+/);
  const anyOf = all.map((name) => name.replaceAll('$', '\\$')).join('|');
  return {
    why,
    statements: new RegExp(`^function (${anyOf})\\(([^)]*)\\) \\{[\\s\\S]*?^\\}$`, 'gm'),
    fewest: all.length,
    replacement: 'function $1($2) {}',
  };
}

/** What React DOM has for features that no component of the portal or of its libraries uses: a sixth of its code. */
export const unusedOfReact: readonly Part[] = [
  {
    why: 'Another version: read the functions of unused-react.ts in it, then change READ_IN.',
    statements: new RegExp(`^exports\\.version = "${READ_IN}";$`, 'gm'),
    fewest: 1,
    replacement: '$&',
  },
  {
    why: 'What only the scheduler for development has.',
    statements: /\bScheduler\.(log|unstable_setDisableYieldValue)(?=,$)/gm,
    fewest: 2,
    replacement: 'undefined',
  },
  functions(
    '<ViewTransition>: they look for one in the tree, and nothing starts a transition without one.',
    `getViewTransitionName getViewTransitionClassName trackEnterViewTransitions pushViewTransitionCancelableScope
    applyViewTransitionToHostInstances applyViewTransitionToHostInstancesRecursive restoreViewTransitionOnHostInstances
    commitAppearingPairViewTransitions commitEnterViewTransitions commitDeletedPairViewTransitions
    commitExitViewTransitions commitNestedViewTransitions restorePairedViewTransitions
    restoreEnterOrExitViewTransitions restoreNestedViewTransitions measureViewTransitionHostInstancesRecursive
    measureNestedViewTransitions scheduleViewTransitionEvent reportViewTransitionError applyViewTransitionName
    restoreViewTransitionName startViewTransition ViewTransitionPseudoElement createViewTransitionInstance`,
  ),
  {
    why: 'The same: a transition never starts, and its pseudo-elements have no methods.',
    statements:
      /\bshouldStartViewTransition(?=\s+\? \(pendingViewTransition = startViewTransition\()/g,
    fewest: 1,
    replacement: 'false',
  },
  {
    why: 'Those methods, and the methods of a reference to a fragment.',
    statements:
      /^(ViewTransitionPseudoElement|FragmentInstance)\.prototype\.\w+ = function[\s\S]*?^\};$/gm,
    fewest: 15,
  },
  functions(
    'A reference to a fragment (<Fragment ref>).',
    `FragmentInstance collectClientRects addFragmentHandleToFiber addFragmentHandleToInstance
    commitNewChildToFragmentInstance commitNewChildToFragmentInstances deleteChildFromFragmentInstance
    commitFragmentInstanceInsertionEffects commitFragmentInstanceDeletionEffects validateDocumentPositionWithFiberTree`,
  ),
  functions(
    '<Activity>, and the list of suspended parts, which no version of React exports yet.',
    `updateActivityComponent retryActivityComponentWithoutHydrating commitActivityHydrationCallbacks
    mountActivityChildren updateSuspenseListComponent initSuspenseListRenderState`,
  ),
  functions(
    'Style sheets, scripts, titles and metadata in components, and the calls that load files ahead: index.html has them.',
    `isHostHoistableType createHoistableInstance getHydratableHoistableCache mountHoistable getResource acquireResource
    preloadStylesheet insertStylesheetIntoRoot insertSuspendedStylesheets adoptPreloadPropsForStylesheet
    adoptPreloadPropsForScript preload preloadModule preinitStyle preinitScript preinitModuleScript prefetchDNS
    preconnect preconnectAs`,
  ),
  functions(
    'An update that waits for images and style sheets: only one within a transition does.',
    `maySuspendCommit preloadResource suspendInstance suspendResource checkIfFullyUnsuspended onUnsuspend onUnsuspendImg
    estimateBandwidth isLikelyStaticResource`,
  ),
  functions(
    'A function as the action of a form: the portal sends its forms itself.',
    `extractEvents$1 startHostTransition mountActionState updateActionState updateActionStateImpl rerenderActionState
    dispatchActionState runActionStateAction`,
  ),
];
