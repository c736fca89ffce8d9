import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the page table. */
  readonly to: string;
};

function PlainLink({ to, ...rest }: PageLinkProps) {
  return <a {...rest} href={to} />;
}

/** What a link to a page of the portal is made of: a plain one where there is no router. */
export const PageLinkContext = createContext<ComponentType<PageLinkProps>>(PlainLink);

/** A link to a page of the portal, for what is shown with a router and without one (`app/login-entry`). */
export function PageLink(props: PageLinkProps) {
  const Link = useContext(PageLinkContext);
  return <Link {...props} />;
}
