/** The inventory catalogue (docs/product.md, 3): each category with its items and their labels. */
export const INVENTORY = {
  kitchen: {
    label: 'Kitchen',
    items: {
      refrigerator: 'Fridge',
      stove: 'Stove',
      dishwasher: 'Dishwasher',
      microwave: 'Microwave',
      'kitchen-table': 'Kitchen table',
      'kitchen-chairs': 'Kitchen chairs',
    },
  },
  living: {
    label: 'Living room',
    items: {
      sofa: 'Sofa',
      tv: 'TV',
      'coffee-table': 'Coffee table',
      entertainment: 'Entertainment unit',
      bookshelf: 'Bookshelf',
      'dining-table': 'Dining table',
    },
  },
  bedroom: {
    label: 'Bedroom',
    items: {
      bed: 'Bed',
      wardrobe: 'Wardrobe',
      dresser: 'Dressing table',
      nightstand: 'Bedside table',
      chest: 'Chest of drawers',
    },
  },
} as const;

export type InventoryCategory = keyof typeof INVENTORY;
export type InventoryItem = {
  [Category in InventoryCategory]: keyof (typeof INVENTORY)[Category]['items'];
}[InventoryCategory];

/** The keys of an object with their type, which Object.keys loses. */
function keysOf<T extends object>(object: T): (keyof T)[] {
  return Object.keys(object) as (keyof T)[];
}

export const INVENTORY_CATEGORIES = keysOf(INVENTORY);

/** A category's items in catalogue order. */
export function inventoryItems(category: InventoryCategory): InventoryItem[] {
  return keysOf<Partial<Record<InventoryItem, string>>>(INVENTORY[category].items);
}

/** The item's label: 'chest' reads 'Chest of drawers'. */
export function inventoryLabel(category: InventoryCategory, item: string): string {
  const labels: Partial<Record<string, string>> = INVENTORY[category].items;
  return labels[item] ?? item;
}
