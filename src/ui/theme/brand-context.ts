import { createContext, useContext } from 'react';
import type { Brand } from '../../domain/people/brand';

export const BrandContext = createContext<Brand | undefined>(undefined);

/** The branding of the portal, from its configuration. @throws Error outside of the providers */
export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand is used outside of the providers.');
  return brand;
}
