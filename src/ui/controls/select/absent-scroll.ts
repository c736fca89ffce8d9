/** Stands in for `compute-scroll-into-view` in the build (`scripts/build/unused-parts.ts`): no option scrolls the page. */
export const compute = () => [];
