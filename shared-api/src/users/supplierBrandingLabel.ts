/** How a supplier's value of branding is said on screens (specification, section 5, CARD-06): «Нет», «Не требуется», … — the first word decides. */
export function supplierBrandingLabel(value: string): string {
  return /^(не|нет)(?![а-яё])/i.test(value.trim()) ? 'Не требуется брендирование' : 'Требуется брендирование';
}
