import type { components } from '../api/schema';

declare const notYetKnown: unique symbol;

/** A value of an enumeration that the contract will have tomorrow. A label for it is found by `label`, not by an index. */
export type NewValue = string & { readonly [notYetKnown]: true };

/** An answer as a reader must take it: each of its enumerations may have values that are not known yet. */
export type Opened<T> = T extends string
  ? string extends T
    ? T
    : T | NewValue
  : T extends readonly unknown[] | object
    ? { [Field in keyof T]: Opened<T[Field]> }
    : T;

/** The values of an enumeration that this portal knows, such as a table of labels must have. */
export type Known<Value extends string> = Exclude<Value, NewValue>;

type Described = components['schemas'];
type Schemas = { [Name in keyof Described]: Opened<Described[Name]> };

/** Names for the contract's types, so that no layer writes one by hand. */
export type UserData = Schemas['UserData'];
export type Login = Schemas['Login'];
/** A unit of the list. `mark` is ours: what tells it apart from another row of its number that reads the same. */
export type Unit = Schemas['Unit'] & { readonly mark?: string };
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
export type UnitDetails = Schemas['UnitDetails'];
export type UnitKind = Schemas['UnitKind'];
export type Contractor = Schemas['Contractor'];
export type ContactCard = Schemas['KontaktnaKartica'];
export type InsuranceContract = Schemas['InsuranceContract'];
export type RegisteredNumbers = Schemas['RegisteredNumbers'];
export type RegisteredUnit = Schemas['RegisteredUnit'];
export type RegisteredHistory = Schemas['RegisteredHistory'];
export type RegisteredChange = Schemas['RegisteredChange'];
export type ChangeForm = Schemas['ChangeForm'];
export type ReserveFund = Schemas['ReserveFund'];
export type ReserveFundOrNone = Schemas['ReserveFundOrNone'];
export type FundSpending = Schemas['FundSpending'];
export type FundMonth = Schemas['FundMonth'];
export type FundPlan = Schemas['FundPlan'];
export type FundPosting = Schemas['FundPosting'];
export type FundPostings = Schemas['FundPostings'];
export type FundDebtor = Schemas['FundDebtor'];
export type FundDebtors = Schemas['FundDebtors'];
export type VoluntaryFund = Schemas['VoluntaryFund'];
export type VoluntaryPosting = Schemas['VoluntaryPosting'];
export type DocumentRecord = Schemas['DocumentRecord'];
export type DocumentRecordFiles = Schemas['DocumentRecordFiles'];
export type SupplierDocument = Schemas['SupplierDocument'];
export type Question = Schemas['Question'];
export type Notification = Schemas['Notification'];
export type Notifications = Schemas['Notifications'];
export type BulletinPost = Schemas['BulletinPost'];
export type Bulletins = Schemas['Bulletins'];
export type Attachment = Schemas['Attachment'];
export type Form = Schemas['Form'];
export type FormField = Schemas['FormField'];
export type FormDefinition = Schemas['FormDefinition'];
export type SentValues = Schemas['FormValues'];
export type FormFault = Schemas['FormFault'];
export type Submission = Schemas['Submission'];
export type SentField = Schemas['SentField'];
export type SubmissionStatus = Schemas['SubmissionStatus'];
export type SubmissionReceived = Schemas['SubmissionReceived'];
