import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the page table. */
  readonly to: string;
};

function PlainLink({ to, ...rest }: PageLinkProps) {
  return <a {...rest} href={to} />;
}

/** The component of a link to a page: a plain link without a router. */
export const PageLinkContext = createContext<ComponentType<PageLinkProps>>(PlainLink);

/** A link to a page, for components that are used with and without a router (`app/first-visit/login-entry`). */
export function PageLink(props: PageLinkProps) {
  const Link = useContext(PageLinkContext);
  return <Link {...props} />;
}
