import type { components } from '../api/schema';

type Schemas = components['schemas'];

/** Names for the contract's types, so that no layer writes one by hand. */
export type UserData = Schemas['UserData'];
export type Login = Schemas['Login'];
export type Unit = Schemas['Unit'];
export type Manager = Schemas['Manager'];
export type Profile = Schemas['Profile'];
export type OpenItem = Schemas['OpenItem'];
export type OpenItems = Schemas['OpenItems'];
export type BillStatus = Schemas['BillStatus'];
export type UpnPayment = Schemas['UpnPayment'];
export type JointPayment = Schemas['JointPayment'];
export type RegularBill = Schemas['RegularBill'];
export type RegularBills = Schemas['RegularBills'];
export type CostSpecification = Schemas['CostSpecification'];
export type CostGroup = Schemas['CostGroup'];
export type Readings = Schemas['Readings'];
export type CostLine = Schemas['CostLine'];
export type AllocationKey = Schemas['AllocationKey'];
export type TenantOpenItem = Schemas['TenantOpenItem'];
export type TenantOpenItems = Schemas['TenantOpenItems'];
export type ReserveBill = Schemas['ReserveBill'];
export type CardLine = Schemas['CardLine'];
export type AccountCard = Schemas['AccountCard'];
export type HeatBill = Schemas['HeatBill'];
export type Reading = Schemas['Reading'];
export type Notification = Schemas['Notification'];
export type Notifications = Schemas['Notifications'];
export type BulletinPost = Schemas['BulletinPost'];
export type Bulletins = Schemas['Bulletins'];
export type Attachment = Schemas['Attachment'];
