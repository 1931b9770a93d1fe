import { buyers } from '../../content/people/buyers.ts';
import { consumers } from '../../content/people/consumers.ts';
import { type AddressSource, type PersonSource, staff } from '../../content/people/person-source.ts';
import type { World } from '../world/world.ts';
import type { AddressRow, BuyerRow, CompanyMemberRow, ConsumerRow } from './people-rows.ts';
import { userId } from './people.ts';

export function buildConsumers(world: World): ConsumerRow[] {
  return consumers.map((consumer) => ({
    id: world.id('con', consumer.email),
    userId: userId(world, consumer.email),
    displayName: consumer.locale === 'jp' ? consumer.nameJp : consumer.name,
    sizes: consumer.sizes,
    genderPref: consumer.gender,
  }));
}

export function buyerId(world: World, email: string): string {
  return world.id('byr', email);
}

export function buildBuyers(world: World): BuyerRow[] {
  return buyers.map((buyer, index) => {
    // A suspended company was verified before.
    const verified = buyer.verification === 'verified' || buyer.verification === 'suspended';
    return {
      id: buyerId(world, buyer.email),
      userId: userId(world, buyer.email),
      companyLegal: buyer.companyLegal,
      tradeName: buyer.tradeName,
      tradeNameJp: buyer.tradeNameJp,
      storeType: buyer.storeType,
      country: buyer.address.country,
      taxId: buyer.taxId,
      invoiceRegNo: buyer.invoiceRegNo ?? null,
      verification: buyer.verification,
      verifiedAt: verified ? world.daysAgo(150 - index * 10) : null,
      rejectionReason: buyer.reason ?? null,
      terms: buyer.terms,
      creditLimitMinor: buyer.creditLimit * (buyer.currency === 'JPY' ? 1 : 100),
      currency: buyer.currency,
      accountManagerUserId: verified ? userId(world, staff.manager.email) : null,
      documents: buyer.documents.map((document) => ({
        id: world.id('doc', `${buyer.email}/${document.fileName}`),
        kind: document.kind,
        fileName: document.fileName,
        status: document.status,
        expiresAt: document.status === 'accepted' ? world.daysAgo(-300) : null,
        note: document.note ?? null,
      })),
      createdAt: world.daysAgo(verified ? 160 - index * 10 : 9 - index),
    };
  });
}

export function buildCompanyMembers(world: World): CompanyMemberRow[] {
  return buyers.flatMap(({ email, colleagues = [] }) =>
    colleagues.map((person, index) => ({
      buyerId: buyerId(world, email),
      userId: userId(world, person.email),
      role: person.role,
      createdAt: world.daysAgo(90 - index * 20),
    })),
  );
}

export function buildAddresses(world: World): AddressRow[] {
  return [
    ...consumers.map((consumer) =>
      addressRow(world, 'user', userId(world, consumer.email), consumer, consumer.locale === 'jp' ? '自宅' : 'Home'),
    ),
    ...consumers.flatMap((consumer) =>
      consumer.office === undefined
        ? []
        : [
            {
              ...addressRow(world, 'user', userId(world, consumer.email), { ...consumer, address: consumer.office }, 'Office'),
              isDefaultShip: false,
              isDefaultBill: false,
            },
          ],
    ),
    ...buyers.map((buyer) => addressRow(world, 'buyer', buyerId(world, buyer.email), buyer, buyer.locale === 'jp' ? '店舗' : 'Shop')),
  ];
}

function addressRow(
  world: World,
  ownerType: AddressRow['ownerType'],
  ownerId: string,
  person: PersonSource & { readonly address: AddressSource },
  label: string,
): AddressRow {
  return {
    id: world.id('adr', `${person.email}/${label}`),
    ownerType,
    ownerId,
    label,
    ...addressOf(person),
    isDefaultShip: true,
    isDefaultBill: true,
  };
}

/** Name and address as they are written on a parcel. */
export function addressOf(person: PersonSource & { readonly address: AddressSource }) {
  const { address } = person;
  return {
    name: person.locale === 'jp' ? person.nameJp : person.name,
    nameKana: person.kana ?? null,
    line1: address.line1,
    line2: address.line2 ?? null,
    city: address.city,
    region: address.region ?? null,
    postal: address.postal,
    country: address.country,
    phone: address.phone ?? null,
  };
}
